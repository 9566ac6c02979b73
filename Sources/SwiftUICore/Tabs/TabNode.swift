import NavigationCore

/// A tab view in the graph: between the app's binding, its tabs, and the rules.
final class TabNode<SelectionValue: Hashable, Content: View>: ValueNode<TabView<SelectionValue, Content>> {
    private lazy var item = TabViewItem(window: window)
    private lazy var navigation = TabNavigation<ObjectIdentifier>(isControlled: value.selection != nil)
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()
    private var tabs: [Tab] = []
    /// Those that the app hides. They keep what they have.
    private var hidden: [Tab] = []
    private var selection: SelectionValue?
    private var isAnnounced = false
    /// A tab has been pressed in this turn.
    private var isPressed = false

    /// One of the tabs, as long as it is there.
    private struct Tab {
        let item: LayoutItem
        let identity: RowIdentity?
        /// Nil for a page without a label.
        let mark: TabMark?
        var panel: TabPanelItem?

        var id: ObjectIdentifier { ObjectIdentifier(item) }
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        selection = reading { value.selection?.wrappedValue }
        let inputs = inputs(for: content, environment: childEnvironment())
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs).node
        collectItems()
        if !isAnnounced { announce() }
        isAnnounced = true
    }

    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) {
            $0.isAmongTabs = true
            $0.isInListRow = false
            $0.stackAxis = nil
        }
    }

    /// There are other tabs, or something else is said of them.
    override func collectItems() {
        collectTabs()
        _ = navigation.apply(.tabs(tabs.map(\.id)))
        _ = navigation.apply(.selection(selection.flatMap(id)))
        show()
    }

    private func collectTabs() {
        var rows: [ListRow] = []
        content?.appendRows(to: &rows)
        let known = Dictionary((tabs + hidden).map { ($0.id, $0.panel) }) { first, _ in first }
        let all = rows.map { row in
            Tab(
                item: row.item, identity: row.identity, mark: row.tab,
                panel: known[ObjectIdentifier(row.item)] ?? nil)
        }
        tabs = all.filter { $0.mark?.isHidden != true }
        hidden = all.filter { $0.mark?.isHidden == true }
    }

    /// The tab that a selection names. One that nothing names is known by its number.
    private func id(for selection: SelectionValue) -> ObjectIdentifier? {
        let named = tabs.first { $0.identity?.value(as: SelectionValue.self) == selection }
        if let named { return named.id }
        guard let number = selection as? Int, tabs.indices.contains(number), tabs[number].identity == nil else {
            return nil
        }
        return tabs[number].id
    }

    /// What a selection knows a tab by; nil if it cannot name it.
    private func selection(naming id: ObjectIdentifier) -> SelectionValue? {
        guard let number = tabs.firstIndex(where: { $0.id == id }) else { return nil }
        guard let identity = tabs[number].identity else { return number as? SelectionValue }
        return identity.value(as: SelectionValue.self)
    }

    // MARK: What is shown

    private func show() {
        let look = readingEnvironment { environment.tabLook }
        let place = readingEnvironment {
            look.style.place(
                onPhone: window.device.idiom == .phone, isCompact: environment.horizontalSizeClass == .compact)
        }
        for index in tabs.indices { makeUp(&tabs[index], at: place) }
        for tab in hidden {
            tab.mark?.page.show(TabPageState(place: place, isShown: false, isVisited: tab.panel != nil))
        }
        let colors = readingEnvironment { TabBarColors(in: environment) }
        item.show(
            tabs.map { TabViewItem.Entry(tab: shown($0), panel: $0.panel) }, at: place,
            indexDisplayMode: look.indexDisplayMode, colors: colors,
            isAnimated: isPressed || graph.transaction.shownAnimation != nil
        ) { [weak self] in self?.press($0) }
        isPressed = false
        window.stateAddress.stateDidChange()
        graph.appearancesMayHaveChanged()
    }

    /// Has a tab know how it stands. Pages are all there, since the person sees the next one while swiping to it.
    private func makeUp(_ tab: inout Tab, at place: TabBarPlace) {
        let isThere = place == .pages || navigation.visited.contains(tab.id)
        tab.mark?.page.show(
            TabPageState(place: place, isShown: tab.id == navigation.shown, isVisited: isThere))
        if isThere, tab.panel == nil {
            tab.panel = TabPanelItem(window: window)
            tab.panel?.content = tab.item
        }
    }

    private func shown(_ tab: Tab) -> ShownTab {
        let isEnabled = readingEnvironment { environment.isEnabled }
        return ShownTab(
            label: tab.mark?.page.labelItems ?? [], role: tab.mark?.role,
            badge: tab.mark?.badge?.string(in: environment),
            isEnabled: tab.mark?.isDisabled != true && isEnabled, isShown: tab.id == navigation.shown)
    }

    /// Of a page without a label: those with one know by themselves whether they are shown.
    override func showsItems(of descendant: ViewNode) -> Bool {
        guard let first = descendant.items.first else { return true }
        var item = first
        while let container = item.container, container !== self.item {
            if let panel = container as? TabPanelItem { return panel.isShown }
            item = container
        }
        return true
    }

    // MARK: The rules

    private func press(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        isPressed = true
        for effect in navigation.apply(.press(tabs[index].id)) { carryOut(effect) }
        graph.markStale(self)
    }

    private func carryOut(_ effect: TabNavigation<ObjectIdentifier>.Effect) {
        switch effect {
        case .writeSelection(let id):
            // One that the selection cannot name is shown all the same.
            guard let new = selection(naming: id) else {
                _ = navigation.apply(.selection(id))
                return
            }
            value.selection?.wrappedValue = new
        case .returnToStart(let id):
            guard let tab = tabs.first(where: { $0.id == id }) else { return }
            if tab.mark?.page.returnsToRoot() == true { return }
            tab.panel?.firstScroller?.scroll(to: .zero, isAnimated: true)
        }
    }
}

// An address names the tab that is chosen.
extension TabNode: AddressedState {
    private func announce() {
        guard !isPresentedAlone else { return }
        window.stateAddress.add(self, at: .tab)
    }

    var addressValues: [AddressValue] {
        guard let selection, let name = NavigationValue(selection).addressValue else { return [] }
        return [name]
    }

    /// Only a tab that there is can be chosen.
    func takeIn(_ values: [AddressValue]) -> AddressOutcome {
        guard let binding = value.selection else { return .unreadable }
        guard let named = values.first else { return .taken }
        let type = NavigationValueType(SelectionValue.self)
        guard let new = type.value(in: named)?.get(as: SelectionValue.self) else { return .unreadable }
        guard id(for: new) != nil else { return .isNotThere }
        binding.wrappedValue = new
        return .taken
    }
}

extension LayoutItem {
    /// The first thing in the item that scrolls down; nil if nothing does that can be touched.
    fileprivate var firstScroller: Scroller? {
        if blocksPresses { return nil }
        if let scroller, scrollsDown { return scroller }
        for item in subitems {
            if let found = item.firstScroller { return found }
        }
        return nil
    }

    private var scrollsDown: Bool { (self as? ScrollItem)?.settings.axes.contains(.vertical) ?? true }
}

/// Shows screens of which the person can go back to the first.
@MainActor
protocol ReturningToRoot: ViewNode {
    /// Whether there was something to leave.
    func returnToRoot() -> Bool
}

extension ViewNode {
    /// Takes what is shown below the node back to its first screen, and says whether it was at another one.
    func returnsToRoot() -> Bool {
        if let own = self as? any ReturningToRoot, own.returnToRoot() { return true }
        return children.contains { shows($0) && !$0.standsAlone && $0.returnsToRoot() }
    }
}
