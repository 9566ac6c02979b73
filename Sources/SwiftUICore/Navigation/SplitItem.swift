import Foundation
import NavigationCore
import SceneCore

/// The columns of a split view in the layout.
final class SplitItem: LayoutItem, NavigationContainer {
    typealias Columns = [(kind: NavigationSplitViewColumn, item: StackScreensItem)]

    private var presentation = SplitNavigation.Presentation.stack([.sidebar])
    private var columns: Columns = []
    private let veil: VeilItem
    private let separator: SeparatorItem
    private var onEvent: (SplitNavigation.Event) -> Void = { _ in }

    var inheritedButtons: [BarButton] = [] {
        didSet { handButtons() }
    }
    var keepsBars = false {
        didSet { for column in columns { column.item.keepsBars = keepsBars } }
    }
    var onTitleChange: () -> Void = {}

    override init(window: Window) {
        veil = VeilItem(window: window)
        separator = SeparatorItem(window: window)
        super.init(window: window)
    }

    /// Shows the columns as the rules have decided, and hands what is pressed in their bars on.
    func show(
        _ presentation: SplitNavigation.Presentation, columns: Columns, scheme: ColorScheme,
        onEvent: @escaping (SplitNavigation.Event) -> Void
    ) {
        let isSame =
            presentation == self.presentation
            && columns.elementsEqual(self.columns) { $0.kind == $1.kind && $0.item === $1.item }
        self.presentation = presentation
        self.columns = columns
        self.onEvent = onEvent
        veil.color = StandardColor.dimming.color(in: scheme)
        veil.onPress = { onEvent(.dismissOverlay) }
        separator.color = StandardColor.separator.color(in: scheme)
        for (kind, item) in columns {
            item.columnLook = look(of: kind, scheme: scheme)
            item.keepsBars = keepsBars
            item.onTitleChange = { [weak self] in self?.titleDidChange() }
        }
        if !isSame { adopt(subitems) }
        titleDidChange()
    }

    private func titleDidChange() {
        handButtons()
        onTitleChange()
    }

    /// The title of what is on top; side by side, of the first column.
    var title: String? {
        switch presentation {
        case .stack(let stack): stack.last.flatMap(item)?.title
        case .columns(let leading): item(leading.first)?.title
        }
    }

    private func item(_ kind: NavigationSplitViewColumn) -> StackScreensItem? {
        columns.first { $0.kind == kind }?.item
    }

    private func look(of kind: NavigationSplitViewColumn, scheme: ColorScheme) -> ColumnLook {
        var look = ColumnLook()
        switch presentation {
        case .stack(let stack):
            look.isCovered = stack.last != kind
            look.transition = kind == .sidebar ? nil : .push
        case .columns(let leading):
            look.isBesideOthers = true
            switch kind {
            case .sidebar:
                look.panel = ColumnPanel(
                    background: StandardColor.glass.color(in: scheme), cornerRadius: SplitMetrics.sidebarRadius)
                look.isInFront = true
                look.transition = .slideFromLeading
            case .content:
                look.isCovered = leading.isContentDimmed
                look.isRaised = leading.content == .over
                look.transition = .slideFromLeading
            default:
                look.isCovered = leading.isDetailDimmed
            }
        }
        return look
    }

    /// In one stack each column has a way back to the one before; side by side the first has the sidebar's button. What leads
    /// out of the split view stands on its first column.
    private func handButtons() {
        switch presentation {
        case .stack:
            let below = inheritedButtons.map(\.control.screensBelow).max() ?? 0
            for (index, column) in columns.enumerated() {
                guard index > 0 else {
                    column.item.inheritedButtons = inheritedButtons
                    continue
                }
                let title = columns[index - 1].item.title
                let back = BarButton.back(to: title, screensBelow: below + index) { [weak self] in
                    self?.onEvent(.back)
                }
                column.item.inheritedButtons = [back]
            }
        case .columns(let leading):
            let control: BarControl = leading.first == .sidebar ? .hideSidebar : .showSidebar
            let toggle = BarButton(control: control) { [weak self] in self?.onEvent(.toggleSidebar) }
            for column in columns {
                column.item.inheritedButtons = column.kind == leading.first ? inheritedButtons + [toggle] : []
            }
        }
    }

    /// Whether a column can be seen, at least in part.
    func shows(_ kind: NavigationSplitViewColumn) -> Bool {
        switch presentation {
        case .stack(let stack): stack.last == kind
        case .columns(let leading):
            switch kind {
            case .sidebar: leading.sidebar != .hidden
            case .content: leading.content != .hidden
            default: true
            }
        }
    }

    /// In the order of reading.
    override var subitems: [LayoutItem] {
        switch presentation {
        case .stack(let stack): return columns.filter { stack.contains($0.kind) }.map(\.item)
        case .columns(let leading):
            var items: [LayoutItem] = columns.filter { shows($0.kind) }.map(\.item)
            if leading.content == .beside { items.append(separator) }
            if leading.isDetailDimmed { items.append(veil) }
            if leading.content == .over, let content = item(.content) {
                // Over the detail, and under a sidebar that lies over both.
                items.removeAll { $0 === content }
                items.append(content)
            }
            return items
        }
    }

    override var reachesEdges: Bool { true }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = SplitPlan(presentation, hasContent: columns.count == 3, size: size, safeArea: safeArea)
        for (kind, item) in columns {
            guard let column = plan.columns[kind] else { continue }
            item.safeArea = column.safeArea
            item.place(at: column.frame.origin, proposal: ProposedViewSize(column.frame.size))
        }
        guard case .columns(let leading) = presentation else { return }
        if leading.isDetailDimmed { veil.place(at: .zero, proposal: ProposedViewSize(size)) }
        if leading.content == .beside, let content = plan.columns[.content] {
            separator.place(
                at: CGPoint(x: content.frame.maxX, y: 0),
                proposal: ProposedViewSize(width: SplitMetrics.separator, height: size.height))
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
