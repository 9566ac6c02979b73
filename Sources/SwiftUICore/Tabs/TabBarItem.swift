import Foundation
import SceneCore

/// The bar of a tab view, at the bottom or at the top.
final class TabBarItem: LayoutItem {
    private let capsule: TabCapsuleItem
    private(set) var buttons: [TabButtonItem] = []
    private var standingApart: [Bool] = []
    private(set) var isAtTop = false

    override init(window: Window) {
        capsule = TabCapsuleItem(window: window)
        super.init(window: window)
        adopt([capsule])
    }

    /// - Parameter onPress: Is told which of the tabs was pressed.
    func show(_ tabs: [ShownTab], isAtTop: Bool, colors: TabBarColors, onPress: @escaping (Int) -> Void) {
        let apart = tabs.map { $0.role == .search && !isAtTop }
        let isOther = isAtTop != self.isAtTop || apart != standingApart
        self.isAtTop = isAtTop
        standingApart = apart
        capsule.color = colors.bar
        while buttons.count > tabs.count { buttons.removeLast() }
        while buttons.count < tabs.count { buttons.append(TabButtonItem(window: window)) }
        for (index, (button, tab)) in zip(buttons, tabs).enumerated() {
            button.onPress = { onPress(index) }
            button.show(
                TabButtonItem.Look(
                    isSelected: tab.isShown, isEnabled: tab.isEnabled, isAtTop: isAtTop,
                    standsApart: standingApart[index], badge: tab.badge, colors: colors), label: tab.label)
        }
        if isOther { adopt(buttons) }
    }

    var contents: TabBarContents {
        isAtTop
            ? .top(labels: buttons.map { $0.label.sizeThatFits(.unspecified).width })
            : .bottom(standingApart: standingApart)
    }

    override var subitems: [LayoutItem] { (hasCapsule ? [capsule] : []) + buttons }

    private var hasCapsule: Bool { isAtTop || standingApart.contains(false) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = TabBarPlan(contents, in: size)
        if let frame = plan.capsule { capsule.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
        for (button, frame) in zip(buttons, plan.tabs) {
            button.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .tabList, label: Words.tabBar)
        paint.style.isInFront = true
        return paint
    }
}

/// A tab as its bar shows it.
@MainActor
struct ShownTab {
    let label: [LayoutItem]
    let role: TabRole?
    let badge: String?
    let isEnabled: Bool
    let isShown: Bool

    /// What the tab is called, without its badge.
    var name: String {
        let texts = label.filter { $0.firstTextOffset != nil }
        return (texts.isEmpty ? label : texts).map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// What the tabs of a bar stand on.
private final class TabCapsuleItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = frame.height / 2
        paint.style.isGlass = true
        paint.style.isRaised = true
        return paint
    }
}
