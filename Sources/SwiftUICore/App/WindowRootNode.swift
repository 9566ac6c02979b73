/// The root of a window's nodes: takes the items of the app's view, and the sheets over it, into the window.
final class WindowRootNode: ViewNode {
    private(set) lazy var item = RootItem(window: window)
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()
    private var hasNewSurroundings = false
    /// How views want the window to be shown.
    private var preferredColorScheme: ColorScheme?
    private lazy var level = PresentationLevel(owner: self) { [weak self] in self?.showPresented() }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var collectsPreferences: Bool { true }

    func show(_ makeContent: (_ViewInputs) -> ViewNode) {
        item.direction = environment.layoutDirection
        content = makeContent(inputs(for: nil, environment: childEnvironment()))
        collectItems()
    }

    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) {
            $0.presentationLevel = level
            if let preferredColorScheme { $0.colorScheme = preferredColorScheme }
        }
    }

    override func collectItems() {
        item.setContent(content?.items ?? [])
        level.settle()
    }

    /// What the window gives all views has changed: its device, or whether it is used.
    func surroundingsDidChange() {
        hasNewSurroundings = true
        graph.markDirty(self)
    }

    /// The surroundings have changed, or a preference.
    override func evaluate() {
        if hasNewSurroundings { adoptSurroundings() }
        if takeStalePreferences() { adoptPreferences() }
    }

    private func adoptSurroundings() {
        hasNewSurroundings = false
        environment = window.environment
        item.direction = environment.layoutDirection
        passOnEnvironment()
        for node in level.presented { node.roomDidChange() }
    }

    private func adoptPreferences() {
        let preferred = content?.collect(PreferredColorSchemeKey.self) ?? nil
        guard preferred != preferredColorScheme else { return }
        preferredColorScheme = preferred
        contentEnvironment = DerivedEnvironment()
        item.preferredColorScheme = preferred
        passOnEnvironment()
        // What views prefer may depend on how they are shown.
        graph.markDirty(self)
    }

    /// What is behind something modal waits until that is gone.
    private func showPresented() {
        let presented = level.presented
        for (index, node) in presented.enumerated() {
            let above = presented[(index + 1)...]
            node.cover(!above.isEmpty, isInert: above.contains(where: \.item.stacking.isModal))
        }
        item.setSheets(presented.map(\.item))
    }
}
