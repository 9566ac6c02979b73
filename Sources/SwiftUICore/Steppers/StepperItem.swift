import Foundation
import SceneCore

/// A stepper in the layout. It speaks for its label; its buttons are pressed by themselves.
final class StepperItem: LayoutItem {
    struct State: Equatable {
        var value: String
        var isEnabled: Bool
        var showsLabel: Bool
        var isInListRow: Bool
    }

    var state = State(value: "", isEnabled: true, showsLabel: true, isInListRow: false) {
        didSet { if state != oldValue { layoutDidChange() } }
    }
    var onAdjust: (SceneAdjustment) -> Void = { _ in }
    private lazy var box = SilentItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var label: [LayoutItem] = []
    private var buttons: LayoutItem?

    func show(label: [LayoutItem], buttons: [LayoutItem]) {
        self.label = label
        box.content = joined.join(label)
        self.buttons = buttons.first
        adopt([box] + buttons)
    }

    private var showsLabel: Bool { state.showsLabel && box.content != nil }

    override var subitems: [LayoutItem] { (showsLabel ? [box] : []) + (buttons.map { [$0] } ?? []) }
    override var isControl: Bool { true }
    override var edges: EdgePreferences { .plain }

    // MARK: Layout

    private var buttonsSize: CGSize { buttons?.sizeThatFits(.unspecified) ?? .zero }

    private func labelRoom(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - buttonsSize.width - StepperMetrics.labelDistance) }, height: nil)
    }

    /// As wide as may be. A row is as high as its label: the buttons reach over that (`constants.md`, "Lists and forms").
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let buttons = buttonsSize
        guard showsLabel else { return buttons }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let label = box.sizeThatFits(labelRoom(width))
        return CGSize(
            width: max(width ?? 0, label.width + StepperMetrics.labelDistance + buttons.width),
            height: state.isInListRow ? label.height : max(label.height, buttons.height))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = labelRoom(size.width)
        if showsLabel {
            box.place(at: CGPoint(x: 0, y: (size.height - box.sizeThatFits(room).height) / 2), proposal: room)
        }
        let own = buttonsSize
        buttons?.place(
            at: CGPoint(x: size.width - own.width, y: (size.height - own.height) / 2), proposal: .unspecified)
    }

    /// What stands beside a stepper lines up with its upper edge (`constants.md`, "Controls", stepper).
    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guide.isTextBaseline ? 0 : nil
    }

    // MARK: Scene

    override func adjust(_ adjustment: SceneAdjustment) {
        onAdjust(adjustment)
    }

    override var spokenText: String {
        label.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .stepper, label: spokenText)
        paint.meaning.value = state.value
        paint.meaning.isAdjustable = true
        paint.meaning.isEnabled = state.isEnabled
        return paint
    }
}
