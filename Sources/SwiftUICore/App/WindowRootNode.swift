/// The root of a window's nodes: takes the items of the app's view into the window.
final class WindowRootNode: ViewNode {
    private(set) lazy var item = RootItem(window: window)
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    func show(_ makeContent: (_ViewInputs) -> ViewNode) {
        content = makeContent(inputs(for: nil))
        collectItems()
    }

    override func collectItems() {
        item.setContent(content?.items ?? [])
    }

    /// The device has changed.
    override func evaluate() {
        environment = window.environment
        passOnEnvironment()
    }
}
