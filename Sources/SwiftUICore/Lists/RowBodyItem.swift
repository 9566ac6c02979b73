import Foundation
import SceneCore

/// What is in a row, and what answers to a press of it.
///
/// - Content of a row that does nothing speaks for itself.
/// - A row that does something is a button, which holds the content and speaks for it.
/// - If there are controls in that content, the row's button lies behind it, over the whole row: a control cannot be in another.
final class RowBodyItem: LayoutItem {
    private let content: RowContentItem
    /// Made for a row that has one.
    private var surface: RowSurfaceItem?

    override init(window: Window) {
        content = RowContentItem(window: window)
        super.init(window: window)
        adopt([content])
    }

    /// How the row answers to a press; nil if it does not.
    var answer: RowAnswer? {
        didSet {
            guard answer != oldValue else { return }
            content.sceneDidChange()
            surface?.sceneDidChange()
            for meaning in view?.meaningsOfWhole ?? [] where meaning.change.focus != nil {
                meaning.meaningDidChange()
            }
            sceneDidChange()
            // There is another item to be placed.
            if (answer == nil) != (oldValue == nil) { layoutDidChange() }
        }
    }
    /// Called at a press.
    var onPress: () -> Void = {}

    var view: LayoutItem? {
        get { content.view }
        set { content.view = newValue }
    }

    /// From the row's edges to its content; above and below it is what is left.
    var insets = EdgeInsets() {
        didSet { if insets != oldValue { layoutDidChange() } }
    }

    private var isBehindContent: Bool { content.hasControls }

    override var spokenText: String { content.spokenText }

    /// The row is a button, which is there in place of the content or behind it.
    var speaksForContent: Bool { answer != nil }

    /// The row is a button with the content in it.
    var holdsContent: Bool { answer != nil && !isBehindContent }

    override var subitems: [LayoutItem] {
        if answer != nil, isBehindContent, let surface { [surface, content] } else { [content] }
    }

    private func room(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(room(proposal.width))
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal,
            height: max(proposal.height ?? 0, size.height + insets.vertical))
    }

    /// The content stands at the leading edge, in the middle of the height that the insets leave.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(size.width)
        let height = content.sizeThatFits(room).height
        let left = size.height - insets.vertical - height
        content.place(at: CGPoint(x: insets.leading, y: insets.top + left / 2), proposal: room)
        guard answer != nil, isBehindContent else { return }
        let surface = surface ?? RowSurfaceItem(window: window)
        if self.surface == nil {
            self.surface = surface
            surface.container = self
        }
        surface.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override func press() { onPress() }

    /// The button behind the content says what that says.
    override func contentWillBeShown() {
        surface?.shown.isChanged = true
    }

    override func paint() -> Paint? {
        holdsContent ? paintButton() : nil
    }

    fileprivate func paintButton() -> Paint? {
        guard let answer else { return nil }
        var paint = Paint()
        let role = answer.role ?? .pressed(link: answer.link, isOn: answer.isOn)
        paint.meaning = Meaning(role: role, label: content.spokenText)
        paint.meaning.isOn = answer.isOn
        paint.meaning.link = answer.link
        paint.meaning.shortcut = answer.shortcut
        paint.meaning.isPressable = true
        paint.meaning.isEnabled = answer.isEnabled
        paint.meaning.isSelected = answer.isSelected
        paint.meaning.coversParent = true
        paint.meaning.isExpanded = answer.popUp?.isExpanded ?? answer.isExpanded
        paint.meaning.opensMenu = answer.popUp?.isMenu == true
        for focus in view?.meaningsOfWhole.compactMap(\.change.focus) ?? [] {
            paint.meaning.focus = paint.meaning.focus?.joined(with: focus) ?? focus
        }
        return paint
    }
}

/// How a row answers to a press.
struct RowAnswer: Equatable {
    var isEnabled = true
    var isSelected = false
    /// Whether what a press shows and hides is shown; nil if a press does something else.
    var isExpanded: Bool?
    /// Where a press leads, if the row is a link.
    var link: SceneLink?
    /// Whether it is on, if the row is a switch.
    var isOn: Bool?
    /// What the row is to a person, if it is not what it does that says so.
    var role: Role?
    /// The key that presses it; nil for none.
    var shortcut: SceneShortcut?
    /// The menu that a press shows, if it shows one.
    var popUp: PopUpState?
}

/// The content of a row; silent where the row speaks for it.
private final class RowContentItem: LayoutItem {
    private var row: RowBodyItem? { container as? RowBodyItem }
    var view: LayoutItem? {
        didSet { if view !== oldValue { adopt(subitems) } }
    }

    override var subitems: [LayoutItem] { view.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        view?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        view?.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        guard row?.holdsContent == true else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}

/// The button of a row whose content has controls of its own.
private final class RowSurfaceItem: LayoutItem {
    private var row: RowBodyItem? { container as? RowBodyItem }

    override func press() { row?.press() }

    override func paint() -> Paint? {
        row?.paintButton()
    }
}
