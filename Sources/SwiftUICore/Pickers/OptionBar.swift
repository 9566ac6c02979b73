import Foundation
import SceneCore

/// All options of a picker side by side, as parts of one bar. A mark slides to the chosen one.
struct OptionBar<SelectionValue: Hashable, Content: View, Label: View> {
    let options: PickerOptions<SelectionValue, Content>
    let label: Label
}

extension OptionBar: OptionsView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(OptionBarNode<Self>.self, for: view)
    }
}

private final class OptionBarNode<View: OptionsView>: OptionsNode<View> {
    private lazy var item = OptionBarItem(window: window)
    private var segmentEnvironment = DerivedEnvironment()

    override var ownItems: [LayoutItem]? { [item] }

    /// Segments are written small (`platform/bars-and-controls.md` says no size; recall of UIKit's: 13 medium).
    override func optionEnvironment() -> EnvironmentValues {
        segmentEnvironment.derive(from: environment) {
            $0.font = .footnote.weight(.medium)
            $0.isInListRow = false
            $0.lineLimit = 1
        }
    }

    override func show(_ options: [PickerOption]) {
        readingEnvironment {
            item.look = OptionBarItem.Look(
                track: StandardColor.tertiaryFill.color(in: environment.colorScheme),
                lozenge: environment.colorScheme == .dark
                    ? StandardColor.gray2.color(in: .dark) : SceneColor(255, 255, 255),
                isEnabled: environment.isEnabled)
        }
        item.show(options, title: labelItems)
    }
}

private final class OptionBarItem: LayoutItem {
    struct Look: Equatable {
        let track: SceneColor
        let lozenge: SceneColor
        let isEnabled: Bool
    }

    private lazy var lozenge = LozengeItem(window: window)
    private var segments: [OptionItem] = []
    private var title: [LayoutItem] = []
    private var chosen: Int?
    private var isSliding = false

    var look: Look? {
        didSet {
            guard look != oldValue, let look else { return }
            lozenge.color = look.lozenge
            for segment in segments { segment.isEnabled = look.isEnabled }
            sceneDidChange()
        }
    }

    func show(_ options: [PickerOption], title: [LayoutItem]) {
        let known = Dictionary(segments.map { ($0.content.map(ObjectIdentifier.init), $0) }) { first, _ in first }
        let isNew = segments.isEmpty
        self.title = title
        segments = options.map { option in
            let segment = known[ObjectIdentifier(option.item)] ?? OptionItem(window: window)
            segment.isEnabled = look?.isEnabled ?? true
            segment.show(option)
            return segment
        }
        let place = options.firstIndex(where: \.isChosen)
        if place != chosen, chosen != nil, !isNew { isSliding = true }
        chosen = place
        adopt(title + subitems)
    }

    override func takeAnimation() -> AnimationScope? {
        guard isSliding else { return nil }
        isSliding = false
        return AnimationScope(animation: PickerMetrics.movement.sceneAnimation)
    }

    override var isControl: Bool { true }

    /// The line below a row does not begin where a segment's text does.
    override var firstTextOffset: CGFloat? { nil }

    override var subitems: [LayoutItem] { (chosen == nil ? [] : [lozenge]) + segments }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let widest = segments.map { $0.sizeThatFits(.unspecified).width + 2 * PickerMetrics.segmentInset }.max() ?? 0
        return CGSize(
            width: proposal.width ?? widest * CGFloat(segments.count), height: PickerMetrics.barHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard !segments.isEmpty else { return }
        let width = size.width / CGFloat(segments.count)
        for (index, segment) in segments.enumerated() {
            segment.place(
                at: CGPoint(x: CGFloat(index) * width, y: 0),
                proposal: ProposedViewSize(width: width, height: size.height))
        }
        let inset = PickerMetrics.lozengeInset
        lozenge.place(
            at: CGPoint(x: CGFloat(chosen ?? 0) * width + inset, y: inset),
            proposal: ProposedViewSize(width: max(0, width - 2 * inset), height: max(0, size.height - 2 * inset)))
    }

    override var spokenText: String {
        title.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func paint() -> Paint? {
        guard let look else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .optionGroup, label: spokenText)
        paint.style.background = look.track
        paint.style.cornerRadius = frame.height / 2
        if !look.isEnabled { paint.style.opacity = PickerMetrics.disabledOpacity }
        return paint
    }
}

/// The mark of the chosen segment.
private final class LozengeItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = frame.height / 2
        paint.style.filters = [.shadow(PickerMetrics.lozengeShadow)]
        return paint
    }
}

/// An option that can be pressed, with its view in the middle.
final class OptionItem: LayoutItem {
    private lazy var box = SilentItem(window: window)
    private var isChosen = false
    private var choose: () -> Void = {}
    var isEnabled = true {
        didSet { if isEnabled != oldValue { sceneDidChange() } }
    }

    var content: LayoutItem? { box.content }

    func show(_ option: PickerOption) {
        choose = option.choose
        box.content = option.item
        if isChosen != option.isChosen { sceneDidChange() }
        isChosen = option.isChosen
        adopt([box])
    }

    override var subitems: [LayoutItem] { [box] }
    override var isControl: Bool { true }

    override func press() {
        choose()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = box.sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = ProposedViewSize(size)
        let own = box.sizeThatFits(room)
        box.place(
            at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: room)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .option, label: spokenText)
        paint.meaning.isPressable = true
        paint.meaning.isEnabled = isEnabled
        paint.meaning.isOn = isChosen
        return paint
    }
}
