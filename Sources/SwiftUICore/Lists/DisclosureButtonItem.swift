import Foundation
import SceneCore

/// The chevron of what opens: it points to the trailing side, and down while that is open.
final class DisclosureMarkItem: LayoutItem {
    private var isExpanded = false
    private var color = SceneColor(0, 0, 0)

    func show(isExpanded: Bool, color: SceneColor) {
        guard isExpanded != self.isExpanded || color != self.color else { return }
        self.isExpanded = isExpanded
        self.color = color
        sceneDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: ListMetrics.disclosureSide, height: ListMetrics.disclosureSide)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .path(
            ScenePath(data: ListMetrics.disclosurePath, stroke: color, lineWidth: ListMetrics.chevronStroke))
        paint.style.transform = SceneTransform(rotation: isExpanded ? .pi / 2 : isRightToLeft ? .pi : 0)
        paint.meaning.isHidden = true
        return paint
    }
}

/// The chevron of a row that opens, as a control of its own: a press of the row itself does something else.
final class DisclosureButtonItem: LayoutItem {
    private let mark: DisclosureMarkItem
    private var label = ""
    private var isExpanded = false
    private var toggle: () -> Void = {}
    /// From the trailing edge to the chevron.
    var inset: CGFloat = 0 {
        didSet { if inset != oldValue { layoutDidChange() } }
    }

    override init(window: Window) {
        mark = DisclosureMarkItem(window: window)
        super.init(window: window)
        adopt([mark])
    }

    func show(_ disclosure: RowDisclosure, of label: String, color: SceneColor) {
        mark.show(isExpanded: disclosure.isExpanded, color: color)
        toggle = { disclosure.toggle() }
        guard label != self.label || disclosure.isExpanded != isExpanded else { return }
        self.label = label
        isExpanded = disclosure.isExpanded
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { [mark] }

    override var isControl: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = ListMetrics.disclosureSide
        mark.place(
            at: CGPoint(x: size.width - inset - side, y: (size.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }

    override func press() {
        toggle()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: Words.contents(of: label))
        paint.meaning.isPressable = true
        paint.meaning.isExpanded = isExpanded
        return paint
    }
}
