import NavigationCore

/// The view of a tab, and its label, as the tab view around them sees them.
@MainActor
protocol TabPageHolder: ViewNode {
    /// Has the page look as it is to now. Its view is made when it is first visited.
    func show(_ state: TabPageState)

    /// What the label is made of: pictures and text.
    var labelItems: [LayoutItem] { get }

    /// Whether the page is there, but another one is chosen.
    var isAside: Bool { get }
}

/// How a tab stands in the tab view.
struct TabPageState: Equatable {
    var place = TabBarPlace.bottom
    var isShown = false
    var isVisited = false
}

/// The node of a view with a tab.
final class TabPageNode<Content: View, Label: View>: ValueNode<TabPage<Content, Label>> {
    private lazy var item = TabPageItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var content: ViewNode?
    private var label: ViewNode?
    private var contentEnvironment = DerivedEnvironment()
    private var labelEnvironment = DerivedEnvironment()
    private var state = TabPageState()

    override var children: [ViewNode] { [content, label].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    /// Elsewhere than in a tab view the view is as if it had no tab.
    private var isTab: Bool { environment.isAmongTabs && environment.stackAxis == nil }

    override func evaluate() {
        let isFirst = content == nil && label == nil
        makeLabel()
        if state.isVisited || !isTab { makeContent() }
        // What stands inside of the tab's view may say something else of the tab now.
        if !isFirst { itemsDidChange() }
    }

    private func makeLabel() {
        guard isTab else { return }
        label =
            Label._makeView(
                view: _GraphValue(value.label), inputs: inputs(for: label, environment: environmentOfLabel())
            ).node
    }

    private func makeContent() {
        let isFirst = content == nil
        let inputs = inputs(for: content, environment: environmentOfContent())
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.content = joined.join(content?.items ?? [])
        // The label may be made of other things.
        itemsDidChange()
    }

    private func environmentOfContent() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) { $0.isAmongTabs = false }
    }

    private func environmentOfLabel() -> EnvironmentValues {
        labelEnvironment.derive(from: environment) { $0.writeTabLabel(state) }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === label ? environmentOfLabel() : environmentOfContent()
    }

    /// A tab that is not chosen is not on screen; its label is.
    override func shows(_ child: ViewNode) -> Bool { child === label || state.isShown || !isTab }

    override func appendRows(to rows: inout [ListRow]) {
        guard isTab else { return super.appendRows(to: &rows) }
        var row = ListRow(item: item)
        row.tab = TabMark(of: self, role: value.role)
        if let identity = value.identity { row.tag(with: identity) }
        (value.content as? any TabMarking)?.mark(&row)
        rows.append(row)
    }
}

extension TabPageNode: TabPageHolder {
    func show(_ new: TabPageState) {
        guard new != state else { return }
        let old = state
        state = new
        if (new.place, new.isShown) != (old.place, old.isShown) {
            labelEnvironment = DerivedEnvironment()
            label?.receive(environment: environmentOfLabel())
        }
        if new.isVisited, content == nil { makeContent() }
    }

    var labelItems: [LayoutItem] { label?.items ?? [] }

    var isAside: Bool { isTab && !state.isShown }
}

/// Stands for the view of a tab, also before that is made.
final class TabPageItem: WrapperItem {}

extension ViewNode {
    /// The node is in a tab that is not the chosen one.
    final var isInTabAside: Bool {
        var node: ViewNode? = self
        while let current = node {
            if (current as? any TabPageHolder)?.isAside == true { return true }
            node = current.parent
        }
        return false
    }
}

extension EnvironmentValues {
    private struct AmongTabsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// A view here is one of the tabs of a tab view.
    var isAmongTabs: Bool {
        get { self[AmongTabsKey.self] }
        set { self[AmongTabsKey.self] = newValue }
    }

    /// How a tab's label looks, whatever the fonts around the tab view are.
    fileprivate mutating func writeTabLabel(_ state: TabPageState) {
        let isAtTop = state.place == .top
        isAmongTabs = false
        font =
            isAtTop
            ? .system(size: TabMetrics.topLabelSize)
            : .system(size: TabMetrics.labelSize, weight: .semibold)
        symbolFont = .system(size: isAtTop ? TabMetrics.topLabelSize : TabMetrics.symbolSize, weight: .medium)
        imageScale = isAtTop ? .medium : .large
        // Bars of tabs have filled symbols.
        symbolVariants = .fill
        fontWeight = nil
        fontDesign = nil
        labelStyle = AnyLabelStyle { AnyView(TabLabelParts(configuration: $0)) }
        foregroundColor = state.isShown ? tintColor ?? .accentColor : .label
    }
}

/// The parts of a label, for the bar to put where they belong.
private struct TabLabelParts: View {
    let configuration: LabelStyleConfiguration

    var body: some View {
        configuration.icon
        configuration.title
    }
}
