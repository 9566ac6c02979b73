/// What rows and columns have in common.
@MainActor
protocol StackView {
    associatedtype Content: View
    var settings: StackSettings { get }
    var content: Content { get }
}

extension HStack: StackView {}
extension VStack: StackView {}

final class StackNode<Stack: StackView>: ValueNode<Stack> {
    private lazy var item = StackItem(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var lazyAxis: Axis? { value.settings.isLazy ? value.settings.axis : nil }

    /// In a lazy stack a view is on screen when it can be seen.
    override func showsItems(of descendant: ViewNode) -> Bool {
        guard value.settings.isLazy, let scroller = item.scrollerAround else { return true }
        return scroller.showsSomething(of: descendant, along: value.settings.axis)
    }

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) {
            $0.stackAxis = value.settings.axis
            $0.gridAxis = nil
            $0.pinnedViews = value.settings.pinned
        }
    }

    override func evaluate() {
        item.settings = value.settings
        let isFirst = content == nil
        content =
            Stack.Content._makeView(
                view: _GraphValue(value.content), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }
}

extension EnvironmentValues {
    private struct StackAxisKey: EnvironmentKey {
        static var defaultValue: Axis? { nil }
    }

    /// The axis of the innermost stack around a view, for views that stretch along it.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
