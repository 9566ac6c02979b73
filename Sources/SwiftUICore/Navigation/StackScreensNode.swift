import NavigationCore

/// A stack in the graph: between the app's path, its screens, and the rules.
final class StackScreensNode<Root: View>: ValueNode<StackContent<Root>> {
    private lazy var item = StackScreensItem(window: window)
    private var stack: LiveStack?
    private var screens: [ShownScreen] = []
    /// What the path said when it was last read, to tell what the app has set from what was written here.
    private var lastPath: [PathElement] = []

    override var children: [ViewNode] { screens.map { $0.node } }
    override var ownItems: [LayoutItem]? { [item] }

    override func evaluate() {
        let stack = stack ?? makeStack()
        takeInPath(of: stack)
        connect(stack)
        show(.root, of: stack, at: 0, isStale: true) { [root = value.root] node in node.show(root) }
        showEntries(of: stack)
    }

    /// The stack has changed: its root need not be made again for that.
    override func collectItems() {
        if let stack { showEntries(of: stack) }
    }

    override func willUnmount() {
        environment.splitColumn?.stackDidLeave(stack)
        window.stateAddress.stateDidChange()
    }

    // MARK: The app's path

    private func makeStack() -> LiveStack {
        lastPath = reading { value.path?.read() } ?? []
        let navigation = StackNavigation(pathKind: value.path?.kind ?? .implicit, path: lastPath)
        let new = LiveStack(navigation, isImplicit: value.column != nil, graph: graph)
        stack = new
        value.column?.implicitStack = new
        if value.column == nil {
            environment.splitColumn?.stackDidCome(new)
            warnIfNested()
            announce()
        }
        return new
    }

    /// Tells the rules what the app has set. A path that reads as it did when it was last looked at is no news, even if
    /// something else was written to it since: a constant, for one.
    private func takeInPath(of stack: LiveStack) {
        guard let path = value.path else { return }
        let new = reading { path.read() }
        guard new != lastPath else { return }
        lastPath = new
        stack.takeNewPath(.path(new))
    }

    private func connect(_ stack: LiveStack) {
        stack.onChange = { [weak self] in
            guard let self else { return }
            graph.markStale(self)
        }
        stack.writePath = { [weak self] in self?.write($0) }
    }

    /// An app may keep another path than it is given: then it has set that one.
    private func write(_ elements: [PathElement]) {
        guard let path = value.path else { return }
        path.write(elements)
        let now = path.read()
        let isOther = now != elements && now != lastPath
        lastPath = now
        if isOther { stack?.takeNewPath(.path(now)) }
    }

    /// A stack inside of another works here as one stack; Apple's systems show two bars or end (`behaviour` A3.60, A9.02).
    private func warnIfNested() {
        guard let outer = environment.navigationScreen, !outer.stack.isImplicit else { return }
        RuntimeWarning.log(
            "A NavigationStack inside of a NavigationStack works here as one, but on all of Apple's systems it shows two "
                + "bars, or ends the app when their paths are of different types. Use one stack, and declare its "
                + "destinations on its root.")
    }

    // MARK: Its screens

    /// A screen of the stack, as long as it is there.
    private final class ShownScreen {
        let id: ScreenID
        let node: ScreenNode
        var environment = DerivedEnvironment()
        let screen: NavigationScreen
        let dismissal: Dismissal?

        init(_ screen: NavigationScreen, node: ScreenNode, dismissal: Dismissal?) {
            id = screen.id
            self.screen = screen
            self.node = node
            self.dismissal = dismissal
        }

        /// What the views on the screen see, given what the stack sees.
        @MainActor
        func derive(from outer: EnvironmentValues, isColumn: Bool) -> EnvironmentValues {
            environment.derive(from: outer) {
                $0.navigationScreen = screen
                $0.isInListRow = false
                if !isColumn { $0.rowsWithLinksHaveChevrons = true }
                if let dismissal { $0.dismissal = dismissal }
            }
        }
    }

    private func showEntries(of stack: LiveStack) {
        var before = screens
        var index = 1
        // A screen may declare the destination of the one over it, so they come one after the other.
        while index <= stack.navigation.entries.count {
            let entry = stack.navigation.entries[index - 1]
            show(entry.id, of: stack, at: index, isStale: stack.takeStale(entry.id)) { node in
                if let view = stack.view(of: entry) {
                    node.show(type: view.type, make: view.make)
                } else {
                    node.show(MissingDestination())
                }
            }
            index += 1
        }
        screens.removeSubrange(index...)
        before.removeAll { old in screens.contains { $0.node === old.node } }
        for old in before { old.node.unmount() }
        present(stack)
    }

    /// Has a screen at a place of the stack. It is given what it shows if it is new or stale.
    private func show(
        _ id: ScreenID, of stack: LiveStack, at index: Int, isStale: Bool, fill: (ScreenNode) -> Void
    ) {
        let known = screens.first { $0.id == id }
        let shown = known ?? makeScreen(id, of: stack)
        if known == nil { screens.insert(shown, at: index) }
        let environment = shown.derive(from: environment, isColumn: value.column != nil)
        if known != nil, !isStale { return shown.node.receive(environment: environment) }
        shown.node.environment = environment
        fill(shown.node)
    }

    private func makeScreen(_ id: ScreenID, of stack: LiveStack) -> ShownScreen {
        let screen = NavigationScreen(id, of: stack)
        let dismissal = id == .root ? nil : Dismissal { [weak stack] in stack?.apply(.dismiss(id)) }
        let node = ScreenNode(inputs: inputs(for: nil))
        return ShownScreen(screen, node: node, dismissal: dismissal)
    }

    private func present(_ stack: LiveStack) {
        item.show(
            screens.map { $0.node.item }, replacesRoot: stack.replacement != nil,
            isColumn: value.column != nil
        ) { [weak stack] in stack?.apply(.back) }
        (value.column ?? environment.splitColumn)?.entriesMayHaveChanged()
        window.stateAddress.stateDidChange()
        graph.appearancesMayHaveChanged()
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        screens.first { $0.node === child }?.derive(from: environment, isColumn: value.column != nil) ?? environment
    }

    /// Only the top screen is seen.
    override func shows(_ child: ViewNode) -> Bool { screens.last?.node === child }
}

extension StackScreensNode: ReturningToRoot {
    func returnToRoot() -> Bool {
        guard let stack, !stack.navigation.entries.isEmpty else { return false }
        stack.apply(.popToRoot)
        return true
    }
}

// An address names the values of an app's own stack.
extension StackScreensNode: AddressedState {
    var addressValues: [AddressValue] { stack?.navigation.addressValues ?? [] }

    private func announce() {
        let isInner = environment.navigationScreen.map { !$0.stack.isImplicit } ?? false
        guard !isInner, !isPresentedAlone else { return }
        window.stateAddress.add(self, at: .path(in: environment.splitColumn?.kind))
    }

    /// The app's path is set as the app itself would set it.
    func takeIn(_ values: [AddressValue]) -> AddressOutcome {
        guard let stack, let path = stack.navigation.path(in: values) else { return .unreadable }
        if let own = value.path { own.write(path) } else { stack.apply(.path(path)) }
        return .taken
    }
}

/// What a screen shows for a value that no destination was declared for (`behaviour` A3.22).
private struct MissingDestination: View {
    var body: some View {
        Text("⚠️")
            .font(.largeTitle)
    }
}
