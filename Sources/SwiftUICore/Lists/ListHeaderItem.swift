import Foundation
import SceneCore

/// What stands over a section: a heading, with a control where the section can be closed.
final class ListHeaderItem: LayoutItem {
    private let content: HeaderContentItem
    private let joined: JoinedItems
    private let button: DisclosureButtonItem
    private var disclosure: RowDisclosure?

    override init(window: Window) {
        content = HeaderContentItem(window: window)
        joined = JoinedItems(window: window)
        button = DisclosureButtonItem(window: window)
        super.init(window: window)
        adopt([content, button])
    }

    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            button.inset = look?.contentInset ?? 0
            showButton()
            layoutDidChange()
        }
    }

    /// Keeps the header at the top as long as something of its section is there; nil for one that moves with the rows.
    var pin: ScrollPin? {
        didSet { if pin != oldValue { sceneDidChange() } }
    }

    func show(_ items: [LayoutItem], disclosure: RowDisclosure?) {
        content.view = joined.join(items)
        if (disclosure == nil) != (self.disclosure == nil) { layoutDidChange() }
        self.disclosure = disclosure
        showButton()
    }

    private func showButton() {
        guard let disclosure, let look else { return }
        button.show(disclosure, of: content.spokenText, color: look.tint)
    }

    override var spokenText: String { content.spokenText }

    override var subitems: [LayoutItem] { [content] + (disclosure != nil ? [button] : []) }

    private var insets: EdgeInsets {
        let side = look?.contentInset ?? 0
        let end = disclosure != nil ? ListMetrics.disclosureSide + ListMetrics.chevronDistance : 0
        return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side + end)
    }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: content.sizeThatFits(room(proposal.width)).height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: CGPoint(x: insets.leading, y: 0), proposal: room(size.width))
        // The control is easier to meet than the line is high.
        let height = size.height + ListMetrics.aboveHeader + ListMetrics.belowHeader
        button.place(
            at: CGPoint(x: 0, y: -ListMetrics.aboveHeader),
            proposal: ProposedViewSize(width: size.width, height: height))
    }

    override func paint() -> Paint? {
        guard let pin else { return nil }
        var paint = Paint()
        paint.style.pin = pin
        paint.style.isInFront = true
        // The rows go by behind it.
        paint.style.background = look?.background
        return paint
    }
}

/// The content of a header, which speaks as one heading, unless there are controls in it: those speak for themselves.
private final class HeaderContentItem: LayoutItem {
    private let silent: SilentItem

    override init(window: Window) {
        silent = SilentItem(window: window)
        super.init(window: window)
        adopt([silent])
    }

    var view: LayoutItem? {
        get { silent.content }
        set { silent.content = newValue }
    }

    override var subitems: [LayoutItem] { [silent] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { silent.sizeThatFits(proposal) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        silent.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard !silent.hasControls else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .heading(level: 2), label: spokenText)
        return paint
    }
}
