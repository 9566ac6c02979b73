import Foundation
import SceneCore

/// A tab in a bar.
final class TabButtonItem: LayoutItem {
    let label: TabLabelItem
    private let badge: TabBadgeItem
    private var look = Look()
    var onPress: () -> Void = {}

    struct Look: Equatable {
        var isSelected = false
        var isEnabled = true
        var isAtTop = false
        /// The tab has a circle of its own.
        var standsApart = false
        var badge: String?
        var colors = TabBarColors()
    }

    override init(window: Window) {
        label = TabLabelItem(window: window)
        badge = TabBadgeItem(window: window)
        super.init(window: window)
        adopt([label, badge])
    }

    func show(_ new: Look, label parts: [LayoutItem]) {
        label.isAtTop = new.isAtTop
        label.isSymbolOnly = new.standsApart
        label.setParts(parts)
        guard new != look else { return }
        look = new
        if let text = new.badge { badge.show(text, background: new.colors.badge) }
        layoutDidChange()
    }

    override var subitems: [LayoutItem] { look.badge == nil ? [label] : [label, badge] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: label.sizeThatFits(.unspecified))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let padding = look.isAtTop ? TabMetrics.topItemPadding : 0
        label.place(
            at: CGPoint(x: padding, y: 0),
            proposal: ProposedViewSize(width: max(0, size.width - 2 * padding), height: size.height))
        guard look.badge != nil else { return }
        let left = look.isAtTop ? size.width - TabMetrics.topItemPadding : size.width / 2 + TabMetrics.badgeOffset
        badge.place(at: CGPoint(x: left, y: look.isAtTop ? 0 : TabMetrics.badgeTop), proposal: .unspecified)
    }

    override var isControl: Bool { true }

    override func press() {
        onPress()
    }

    /// What the tab is called, with what its badge says.
    override var spokenText: String {
        [label.spokenText, look.badge ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .tab, label: spokenText)
        paint.meaning.isSelected = look.isSelected
        // The keyboard comes to the chosen one, and goes from there to the others.
        paint.meaning.isPassedByKeys = !look.isSelected
        paint.meaning.isEnabled = look.isEnabled
        paint.meaning.isPressable = true
        paint.style.cornerRadius = min(frame.width, frame.height) / 2
        if look.standsApart {
            paint.style.background = look.colors.bar
            paint.style.isGlass = true
            paint.style.isRaised = true
        } else if look.isSelected {
            paint.style.background = look.colors.selection
        }
        if !look.isEnabled { paint.style.opacity = TabMetrics.disabledOpacity }
        return paint
    }
}

/// The colours of a bar of tabs.
struct TabBarColors: Equatable {
    var bar = SceneColor(0, 0, 0, alpha: 0)
    var selection = SceneColor(0, 0, 0, alpha: 0)
    var badge = SceneColor(0, 0, 0, alpha: 0)
    var dot = SceneColor(0, 0, 0, alpha: 0)
    /// Behind the dots of pages; nil for nothing.
    var dotsBackground: SceneColor?

    init() {}

    init(in environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        bar = StandardColor.glass.color(in: scheme)
        selection = StandardColor.tertiaryFill.color(in: scheme)
        badge = StandardColor.red.color(in: scheme)
        dot = StandardColor.label.color(in: scheme)
        dotsBackground = environment.hasPageIndexBackground ? StandardColor.fill.color(in: scheme) : nil
    }
}
