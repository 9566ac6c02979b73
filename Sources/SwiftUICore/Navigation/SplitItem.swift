import Foundation
import NavigationCore
import SceneCore

/// The columns of a split view in the layout.
final class SplitItem: LayoutItem {
    private var presentation = SplitNavigation.Presentation.stack([.sidebar])
    private var sidebar: ScreenItem?
    private var detail: ScreenItem?
    private let veil: VeilItem

    override init(window: Window) {
        veil = VeilItem(window: window)
        super.init(window: window)
    }

    /// Shows the columns as the rules have decided, and hands what is pressed in their bars on.
    func show(
        _ presentation: SplitNavigation.Presentation, sidebar: ScreenItem, detail: ScreenItem, scheme: ColorScheme,
        onEvent: @escaping (SplitNavigation.Event) -> Void
    ) {
        let isSame = presentation == self.presentation && sidebar === self.sidebar && detail === self.detail
        self.presentation = presentation
        self.sidebar = sidebar
        self.detail = detail
        veil.color = StandardColor.dimming.color(in: scheme)
        veil.onPress = { onEvent(.dismissOverlay) }

        let panel = ScreenPanel(
            background: StandardColor.glass.color(in: scheme), cornerRadius: SplitMetrics.sidebarRadius)
        let toggle = { onEvent(.toggleSidebar) }
        switch presentation {
        case .stack(let columns):
            sidebar.present(as: nil, control: nil, onPress: toggle)
            sidebar.isCovered = columns.last != .sidebar
            detail.present(as: nil, control: backControl) { onEvent(.back) }
            sidebar.onTitleChange = { [weak self, weak detail] in
                detail?.present(as: nil, control: self?.backControl) { onEvent(.back) }
            }
            sidebar.transition = nil
            detail.transition = .push
        case .columns(let leading):
            sidebar.onTitleChange = {}
            sidebar.present(as: panel, control: .hideSidebar, onPress: toggle)
            sidebar.isCovered = false
            detail.present(as: nil, control: leading.first == .detail ? .showSidebar : nil, onPress: toggle)
            sidebar.transition = .slideFromLeading
            detail.transition = nil
        }
        detail.isCovered = isDetailDimmed
        sidebar.isInFront = sidebar.panel != nil
        if !isSame { adopt(subitems) }
    }

    /// The back button is read out as the title of the screen that it leads to (`behaviour` A2.34).
    private var backControl: BarControl {
        BarControl(icon: .back, label: sidebar?.title ?? Words.back)
    }

    private var isDetailDimmed: Bool {
        guard case .columns(let leading) = presentation else { return false }
        return leading.isDetailDimmed
    }

    /// Whether a column can be seen, at least in part.
    func shows(_ screen: ScreenItem) -> Bool {
        guard subitems.contains(where: { $0 === screen }) else { return false }
        if case .stack = presentation { return !screen.isCovered }
        return true
    }

    /// In the order of reading.
    override var subitems: [LayoutItem] {
        guard let sidebar, let detail else { return [] }
        switch presentation {
        case .stack(let columns): return columns.last == .sidebar ? [sidebar] : [sidebar, detail]
        case .columns(let leading):
            guard leading.first == .sidebar else { return [detail] }
            return leading.isDetailDimmed ? [sidebar, detail, veil] : [sidebar, detail]
        }
    }

    override var reachesEdges: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = SplitPlan(presentation, size: size, safeArea: safeArea)
        for (screen, column) in [(sidebar, plan.sidebar), (detail, plan.detail)] {
            guard let screen, let column else { continue }
            screen.safeArea = column.safeArea
            screen.place(at: column.frame.origin, proposal: ProposedViewSize(column.frame.size))
        }
        if isDetailDimmed {
            veil.place(at: .zero, proposal: ProposedViewSize(size))
        }
    }
}

/// Dims what lies under an overlay; a press takes the overlay away.
private final class VeilItem: LayoutItem {
    var color = SceneColor(0, 0, 0, alpha: 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }
    var onPress: () -> Void = {}

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.meaning = Meaning(role: .button, label: Words.dismissPopup)
        paint.meaning.isPressable = true
        paint.transition = .fade
        return paint
    }
}

extension BarControl {
    fileprivate static let showSidebar = BarControl(icon: .sidebar, label: Words.showSidebar)
    fileprivate static let hideSidebar = BarControl(icon: .sidebar, label: Words.hideSidebar)
}
