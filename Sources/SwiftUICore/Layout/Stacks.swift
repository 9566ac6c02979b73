import Foundation

/// Views in a row.
public struct HStack<Content: View> {
    let settings: StackSettings
    let content: Content

    /// A row of the views in the closure, lined up at a vertical position, with a distance in points between them; nil takes
    /// the distance that suits the neighbours.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        settings = StackSettings(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
        self.content = content()
    }
}

extension HStack: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(StackNode<Self>.self, for: view)
    }
}

/// Views in a column.
public struct VStack<Content: View> {
    let settings: StackSettings
    let content: Content

    /// A column of the views in the closure, lined up at a horizontal position, with a distance in points between them; nil
    /// takes the distance that suits the neighbours.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        settings = StackSettings(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
        self.content = content()
    }
}

extension VStack: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(StackNode<Self>.self, for: view)
    }
}

/// What rows and columns have in common.
@MainActor
protocol StackView {
    associatedtype Content: View
    var settings: StackSettings { get }
    var content: Content { get }
}

extension HStack: StackView {}
extension VStack: StackView {}

private final class StackNode<Stack: StackView>: ValueNode<Stack> {
    private lazy var item = StackItem(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = value.settings.axis }
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
