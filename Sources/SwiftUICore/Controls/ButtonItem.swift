import Foundation
import SceneCore

/// A button in the layout. It speaks for its label.
final class ButtonItem: WrapperItem {
    private lazy var box = SilentItem(window: window)

    /// The button is a whole row of a list, which answers and speaks for it.
    var isRow = false {
        didSet {
            guard isRow != oldValue else { return }
            box.isSilent = !isRow
            layoutDidChange()
        }
    }
    var surface: ButtonSurface? {
        didSet { if surface != oldValue { layoutDidChange() } }
    }
    var isSteady = false {
        didSet { if isSteady != oldValue { sceneDidChange() } }
    }
    var isPassedByKeys = false {
        didSet { if isPassedByKeys != oldValue { sceneDidChange() } }
    }
    var isEnabled = true {
        didSet { if isEnabled != oldValue { sceneDidChange() } }
    }
    /// Nil for a button that is no link.
    var link: SceneLink? {
        didSet { if link != oldValue { sceneDidChange() } }
    }
    /// The key that presses it; nil for none.
    var shortcut: SceneShortcut? {
        didSet { if shortcut != oldValue { sceneDidChange() } }
    }
    /// Nil for a button that is no switch.
    var isOn: Bool? {
        didSet { if isOn != oldValue { sceneDidChange() } }
    }
    /// Nil for a button that shows nothing over the window.
    var popUp: PopUpState? {
        didSet { if popUp != oldValue { sceneDidChange() } }
    }
    /// It is one of several in an item of a menu.
    var isInMenu = false {
        didSet { if isInMenu != oldValue { sceneDidChange() } }
    }
    var onPress: @MainActor () -> Void = {}
    var onPressing: ((Bool) -> Void)? {
        didSet { if (onPressing == nil) != (oldValue == nil) { sceneDidChange() } }
    }

    override func contentDidChange() {
        box.content = content
    }

    override var subitems: [LayoutItem] { [box] }
    override var edges: EdgePreferences { .plain }
    override var isControl: Bool { !isRow }
    override var reachesEdges: Bool { false }

    private var insets: EdgeInsets { surface?.insets ?? EdgeInsets() }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let label = box.sizeThatFits(inner(proposal))
        let size = CGSize(width: label.width + insets.horizontal, height: label.height + insets.vertical)
        guard surface?.shape.isSquare == true else { return size }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    private func labelOrigin(in size: CGSize, label: CGSize) -> CGPoint {
        CGPoint(x: (size.width - label.width) / 2, y: (size.height - label.height) / 2)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let inner = inner(proposal)
        box.place(at: labelOrigin(in: size, label: box.sizeThatFits(inner)), proposal: inner)
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let inner = inner(proposal)
        let label = box.sizeThatFits(inner)
        let origin = labelOrigin(in: size, label: label)
        return content?.explicitGuide(guide, in: label, proposal: inner)
            .map { $0 + origin.along(guide.axis) }
    }

    override func press() {
        onPress()
    }

    private var role: Role {
        guard isInMenu else { return .pressed(link: link, isOn: isOn) }
        return isOn == nil ? .menuItem : .menuToggle
    }

    override func paint() -> Paint? {
        guard !isRow else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: role, label: spokenText)
        paint.meaning.isOn = isOn
        paint.meaning.link = link
        paint.meaning.shortcut = shortcut
        paint.meaning.isExpanded = popUp?.isExpanded
        paint.meaning.opensMenu = popUp?.isMenu == true
        paint.meaning.isPressable = true
        paint.meaning.isEnabled = isEnabled
        paint.meaning.isPassedByKeys = isPassedByKeys
        paint.style.isSteady = isSteady
        if onPressing != nil { paint.meaning.pointers = PointerInterest() }
        if let surface {
            paint.style.background = surface.fill
            paint.style.cornerRadius = surface.shape.radius(height: frame.height)
        }
        return paint
    }
}

extension Role {
    /// Of what answers to a press.
    static func pressed(link: SceneLink?, isOn: Bool?) -> Role {
        if isOn != nil { return .toggle }
        return link == nil ? .button : .link
    }
}
