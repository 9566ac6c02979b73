import Foundation
import SceneCore

/// All options of a picker on a wheel: the chosen one is in the middle. Where it is turned is the page's; it chooses what comes to
/// rest in the middle.
struct OptionWheel<SelectionValue: Hashable, Content: View, Label: View> {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
}

extension OptionWheel: OptionsView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(OptionWheelNode<Self>.self, for: view)
    }
}

private final class OptionWheelNode<View: OptionsView>: OptionsNode<View> {
    private lazy var item = OptionWheelItem(window: window)
    private var rowEnvironment = DerivedEnvironment()

    override var ownItems: [LayoutItem]? { [item] }

    /// The rows of a wheel are larger than text (recall of UIKit's: 21 to 23 points).
    override func optionEnvironment() -> EnvironmentValues {
        rowEnvironment.derive(from: environment) {
            $0.font = .title3
            $0.isInListRow = false
            $0.lineLimit = 1
        }
    }

    override func show(_ options: [PickerOption]) {
        readingEnvironment {
            item.band = StandardColor.tertiaryFill.color(in: environment.colorScheme)
            item.isEnabled = environment.isEnabled
        }
        item.show(options, title: labelItems)
    }
}

private final class OptionWheelItem: LayoutItem {
    private lazy var bandItem = BandItem(window: window)
    private lazy var rows = WheelRowsItem(window: window)
    private var title: [LayoutItem] = []

    var band = SceneColor(0, 0, 0) {
        didSet { bandItem.color = band }
    }
    var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            rows.isEnabled = isEnabled
            sceneDidChange()
        }
    }

    func show(_ options: [PickerOption], title: [LayoutItem]) {
        self.title = title
        rows.show(options)
        adopt(title + subitems)
    }

    override var subitems: [LayoutItem] { [bandItem, rows] }
    override var isControl: Bool { true }
    override var firstTextOffset: CGFloat? { nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? PickerMetrics.wheelWidth, height: PickerMetrics.wheelHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let row = PickerMetrics.wheelRow
        let inset = min(PickerMetrics.bandInset, size.width / 2)
        bandItem.place(
            at: CGPoint(x: inset, y: (size.height - row) / 2),
            proposal: ProposedViewSize(width: size.width - 2 * inset, height: row))
        rows.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override var spokenText: String {
        title.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .optionGroup, label: spokenText)
        if !isEnabled { paint.style.opacity = PickerMetrics.disabledOpacity }
        return paint
    }
}

/// What turns: the options one below the other, with room for the first and the last to come to the middle.
private final class WheelRowsItem: LayoutItem {
    private var rows: [OptionItem] = []
    var isEnabled = true {
        didSet {
            for row in rows { row.isEnabled = isEnabled }
            sceneDidChange()
        }
    }

    func show(_ options: [PickerOption]) {
        let known = Dictionary(rows.map { ($0.content.map(ObjectIdentifier.init), $0) }) { first, _ in first }
        rows = options.map { option in
            let row = known[ObjectIdentifier(option.item)] ?? OptionItem(window: window)
            row.isEnabled = isEnabled
            row.show(option)
            return row
        }
        adopt(rows)
    }

    override var subitems: [LayoutItem] { rows }

    private var end: CGFloat { (PickerMetrics.wheelHeight - PickerMetrics.wheelRow) / 2 }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (index, row) in rows.enumerated() {
            row.place(
                at: CGPoint(x: 0, y: end + CGFloat(index) * PickerMetrics.wheelRow),
                proposal: ProposedViewSize(width: size.width, height: PickerMetrics.wheelRow))
        }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        var scroll = SceneScroll(
            contentSize: CGSize(
                width: frame.width, height: 2 * end + CGFloat(rows.count) * PickerMetrics.wheelRow))
        scroll.showsIndicators = false
        scroll.isEnabled = isEnabled
        scroll.isWheel = true
        paint.content = .scroll(scroll)
        return paint
    }
}

/// Lies under the chosen row of a wheel.
private final class BandItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = PickerMetrics.bandRadius
        return paint
    }
}
