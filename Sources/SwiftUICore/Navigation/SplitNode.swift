import NavigationCore

/// A split view in the graph: between the app's bindings, its columns, and the rules.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
    ValueNode<NavigationSplitView<Sidebar, Content, Detail>>
{
    private lazy var navigation = SplitNavigation(
        room: room, visibility: visibility ?? .automatic, preferredCompactColumn: preferredColumn ?? .sidebar)
    private lazy var item = SplitItem(window: window)
    private let sidebarColumn = SplitColumn()
    private var sidebarEnvironment = DerivedEnvironment()
    private var detailEnvironment = DerivedEnvironment()
    private var isSidebarCollapsed: Bool?
    private var sidebar: ViewNode?
    private var detail: ViewNode?
    /// What the bindings said when they were last read, to tell what the app has set from what was written here.
    private var lastVisibility: NavigationSplitViewVisibility?
    private var lastPreferredColumn: NavigationSplitViewColumn?

    override var children: [ViewNode] { [sidebar, detail].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }

    private var room: SplitNavigation.Room {
        SplitNavigation.Room(
            isCompact: environment.horizontalSizeClass == .compact, width: environment.windowSize.width,
            height: environment.windowSize.height)
    }

    private var visibility: NavigationSplitViewVisibility? { value.columnVisibility?.wrappedValue }
    private var preferredColumn: NavigationSplitViewColumn? { value.preferredCompactColumn?.wrappedValue }

    override func evaluate() {
        reading { takeIn() }
        makeColumns()
        show()
    }

    /// Tells the rules what has changed around them. A binding that reads as it did when it was last looked at is no news, even
    /// if something else was written to it since: a constant, for one.
    private func takeIn() {
        apply(.room(room))
        if let visibility, visibility != lastVisibility {
            if lastVisibility != nil { apply(.visibility(visibility)) }
            lastVisibility = visibility
        }
        if let preferredColumn, preferredColumn != lastPreferredColumn {
            if lastPreferredColumn != nil { apply(.preferredCompactColumn(preferredColumn)) }
            lastPreferredColumn = preferredColumn
        }
    }

    /// The selection in a column has changed: the columns need not be made again for that.
    override func collectItems() {
        apply(.selection(in: .sidebar, sidebarColumn.hasSelection))
        show()
    }

    private func makeColumns() {
        sidebarColumn.onChange = { [weak self] in
            guard let self else { return }
            graph.markStale(self)
        }
        sidebar = screen(value.sidebar, existing: sidebar, in: environmentOfSidebar())
        detail = screen(value.detail, existing: detail, in: environmentOfDetail())
    }

    private func environmentOfSidebar() -> EnvironmentValues {
        let isCollapsed = navigation.room.isCompact
        if isSidebarCollapsed != isCollapsed { sidebarEnvironment = DerivedEnvironment() }
        isSidebarCollapsed = isCollapsed
        return sidebarEnvironment.derive(from: environment) {
            $0.splitColumn = sidebarColumn
            $0.isSidebar = !isCollapsed
            // A column has the room of a phone, however wide the window is (A7.14).
            if !isCollapsed { $0.horizontalSizeClass = .compact }
        }
    }

    private func environmentOfDetail() -> EnvironmentValues {
        detailEnvironment.derive(from: environment) {
            $0.splitColumn = nil
            $0.isSidebar = false
        }
    }

    private func screen<V: View>(_ view: V, existing: ViewNode?, in environment: EnvironmentValues) -> ViewNode {
        Screen<V>._makeView(
            view: _GraphValue(Screen(content: view)), inputs: inputs(for: existing, environment: environment)
        ).node
    }

    private func show() {
        guard let sidebar = sidebar?.items.first as? ScreenItem, let detail = detail?.items.first as? ScreenItem else {
            return
        }
        let scheme = readingEnvironment { environment.colorScheme }
        item.show(navigation.presentation, sidebar: sidebar, detail: detail, scheme: scheme) { [weak self] event in
            self?.apply(event)
            self?.show()
        }
        graph.appearancesMayHaveChanged()
    }

    /// A column that is not on screen, or is covered by another one, does not show its views.
    override func shows(_ child: ViewNode) -> Bool {
        guard let screen = child.items.first as? ScreenItem else { return true }
        return item.shows(screen)
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === sidebar ? environmentOfSidebar() : environmentOfDetail()
    }

    /// Has the rules decide, and carries out what they say.
    private func apply(_ event: SplitNavigation.Event) {
        for effect in navigation.apply(event) { carryOut(effect) }
    }

    private func carryOut(_ effect: SplitNavigation.Effect) {
        switch effect {
        case .clearSelection: sidebarColumn.clearSelection()
        case .popEntry, .popToRoot: break
        case .writeVisibility(let new):
            value.columnVisibility?.wrappedValue = new
            lastVisibility = visibility
        case .writePreferredCompactColumn(let new):
            value.preferredCompactColumn?.wrappedValue = new
            lastPreferredColumn = preferredColumn
        }
    }
}
