import NavigationCore

/// A split view in the graph: between the app's bindings, its columns, and the rules.
final class SplitNode<Sidebar: View, Content: View, Detail: View>:
    ValueNode<NavigationSplitView<Sidebar, Content, Detail>>
{
    private lazy var navigation = SplitNavigation(
        columns: value.content == nil ? .two : .three, room: room, style: style, visibility: visibility ?? .automatic,
        preferredCompactColumn: preferredColumn ?? .sidebar)
    private lazy var item = SplitItem(window: window)
    private var columns: [ShownColumn] = []
    /// What the bindings said when they were last read, to tell what the app has set from what was written here.
    private var lastVisibility: NavigationSplitViewVisibility?
    private var lastPreferredColumn: NavigationSplitViewColumn?

    override var children: [ViewNode] { columns.compactMap { $0.node } }
    override var ownItems: [LayoutItem]? { [item] }

    private var room: SplitNavigation.Room {
        SplitNavigation.Room(
            isCompact: environment.horizontalSizeClass == .compact, width: environment.windowSize.width,
            height: environment.windowSize.height)
    }

    private var style: SplitNavigation.Style { environment.navigationSplitViewStyle }
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
        apply(.style(style))
        if let visibility, visibility != lastVisibility {
            if lastVisibility != nil { apply(.visibility(visibility)) }
            lastVisibility = visibility
        }
        if let preferredColumn, preferredColumn != lastPreferredColumn {
            if lastPreferredColumn != nil { apply(.preferredCompactColumn(preferredColumn)) }
            lastPreferredColumn = preferredColumn
        }
    }

    /// A selection or a stack in a column has changed: the columns need not be made again for that.
    override func collectItems() {
        for (index, shown) in columns.enumerated() {
            apply(.selection(in: shown.column.kind, shown.column.hasSelection))
            apply(.entries(in: shown.column.kind, shown.column.hasEntries))
            guard shown.column.takeOtherSelection() else { continue }
            for later in columns[(index + 1)...] { later.column.leadingSelectionDidChange() }
        }
        show()
    }

    // MARK: Columns

    /// A column, as long as the split view is there.
    private final class ShownColumn {
        let column: SplitColumn
        var node: ViewNode?
        var environment = DerivedEnvironment()
        var isCollapsed: Bool?
        let dismissal: Dismissal

        init(_ column: SplitColumn, dismissal: Dismissal) {
            self.column = column
            self.dismissal = dismissal
        }
    }

    private func makeColumns() {
        if columns.isEmpty { begin() }
        for shown in columns {
            switch shown.column.kind {
            case .sidebar: fill(shown, with: value.sidebar)
            case .content: if let content = value.content { fill(shown, with: content) }
            default: fill(shown, with: value.detail)
            }
        }
    }

    private func begin() {
        columns = navigation.columns.map { kind in
            let column = SplitColumn(kind)
            column.onChange = { [weak self] in
                guard let self else { return }
                graph.markStale(self)
            }
            return ShownColumn(column, dismissal: Dismissal { [weak self] in self?.perform(.dismiss(kind)) })
        }
        SplitColumn.link(columns.map { $0.column })
        warnIfNested()
    }

    private func fill<V: View>(_ shown: ShownColumn, with view: V) {
        let content = StackContent(path: nil, column: shown.column, root: view)
        let inputs = inputs(for: shown.node, environment: environment(of: shown))
        shown.node = inputs.node(StackScreensNode<V>.self, for: _GraphValue(content)).node
    }

    private func environment(of shown: ShownColumn) -> EnvironmentValues {
        let isCollapsed = navigation.room.isCompact
        if shown.isCollapsed != isCollapsed { shown.environment = DerivedEnvironment() }
        shown.isCollapsed = isCollapsed
        let kind = shown.column.kind
        return shown.environment.derive(from: environment) {
            $0.splitColumn = shown.column
            $0.navigationScreen = nil
            $0.isSidebar = kind == .sidebar && !isCollapsed
            $0.rowsWithLinksHaveChevrons = isCollapsed || kind == .detail
            // A leading column has the room of a phone, however wide the window is (A7.14).
            if !isCollapsed, kind != .detail { $0.horizontalSizeClass = .compact }
            // What goes back from the first column, or from columns side by side, is what does so around them.
            if isCollapsed, kind != .sidebar { $0.dismissal = shown.dismissal }
        }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        columns.first { $0.node === child }.map(environment(of:)) ?? environment
    }

    /// A column that is not on screen, or is covered by another one, does not show its views.
    override func shows(_ child: ViewNode) -> Bool {
        guard let shown = columns.first(where: { $0.node === child }) else { return true }
        return item.shows(shown.column.kind)
    }

    private func show() {
        let items = columns.compactMap { shown in
            (shown.node?.items.first as? StackScreensItem).map { (shown.column.kind, $0) }
        }
        guard items.count == columns.count else { return }
        let scheme = readingEnvironment { environment.colorScheme }
        item.show(navigation.presentation, columns: items, scheme: scheme) { [weak self] in self?.perform($0) }
        graph.appearancesMayHaveChanged()
    }

    /// In one stack, goes back to the first column.
    func returnToRoot() -> Bool {
        var hasLeft = false
        while case .stack(let stack) = navigation.presentation, stack.count > 1 {
            perform(.back)
            hasLeft = true
            guard case .stack(let left) = navigation.presentation, left.count < stack.count else { break }
        }
        return hasLeft
    }

    // MARK: The rules

    /// Something was done by hand, or by code outside of an update.
    private func perform(_ event: SplitNavigation.Event) {
        apply(event)
        show()
    }

    /// Has the rules decide, and carries out what they say.
    private func apply(_ event: SplitNavigation.Event) {
        for effect in navigation.apply(event) { carryOut(effect) }
    }

    private func carryOut(_ effect: SplitNavigation.Effect) {
        switch effect {
        case .clearSelection(let kind): column(kind)?.clearSelection()
        case .popEntry(let kind): column(kind)?.popEntry()
        case .popToRoot(let kind): column(kind)?.popToRoot()
        case .writeVisibility(let new):
            value.columnVisibility?.wrappedValue = new
            lastVisibility = visibility
        case .writePreferredCompactColumn(let new):
            value.preferredCompactColumn?.wrappedValue = new
            lastPreferredColumn = preferredColumn
        }
    }

    private func column(_ kind: NavigationSplitViewColumn) -> SplitColumn? {
        columns.first { $0.column.kind == kind }?.column
    }

    /// Apple's systems show nothing, or too much, where this works (`behaviour` A2.30, A9.02).
    private func warnIfNested() {
        guard let screen = environment.navigationScreen, !screen.stack.isImplicit else { return }
        RuntimeWarning.log(
            "A NavigationSplitView inside of a NavigationStack works here as one stack, but not on Apple's systems: an "
                + "iPhone held upright, and every other compact width, shows it empty or with two bars. Put the split view "
                + "at the root of the window or of a tab, let a state of the app choose what the window shows, or use it "
                + "only where horizontalSizeClass is regular.")
    }
}

extension SplitNode: ReturningToRoot {}

extension SplitNode: SidebarOwner {
    func toggleSidebar() {
        perform(.toggleSidebar)
    }
}
