/// The root of a window's nodes: takes the items of the app's view, and the sheets over it, into the window.
final class WindowRootNode: ViewNode {
    private(set) lazy var item = RootItem(window: window)
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()
    private lazy var level = PresentationLevel(owner: self) { [weak self] in self?.showPresented() }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    func show(_ makeContent: (_ViewInputs) -> ViewNode) {
        content = makeContent(inputs(for: nil, environment: childEnvironment()))
        collectItems()
    }

    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) { $0.presentationLevel = level }
    }

    override func collectItems() {
        item.setContent(content?.items ?? [])
        level.settle()
    }

    /// The device has changed.
    override func evaluate() {
        environment = window.environment
        passOnEnvironment()
        for node in level.presented { node.roomDidChange() }
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
