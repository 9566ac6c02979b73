import Foundation

extension View {
    /// Does something when a value that is made of the view's geometry has changed, and when it is first known.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Does something when a value that is made of the view's geometry has changed, and when it is first known: the old value
    /// is then the new one.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

struct GeometryChangeModifier<Value: Equatable> {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(GeometryChangeNode<Value>.self, for: modifier, body: body)
    }
}

private final class GeometryChangeNode<Value: Equatable>: WrapperNode<GeometryChangeModifier<Value>, WrapperItem>,
    GeometryReading
{
    private let geometry = WeakGeometry()
    private var last: Value?
    private var isRegistered = false

    override func evaluate() {
        super.evaluate()
        // What is made of the geometry may be something else now.
        guard !isRegistered else { return graph.afterLayout { [weak self] in self?.tell() } }
        isRegistered = true
        window.geometryReadings.add(self)
    }

    /// Of several views, the first counts.
    func geometryMayHaveChanged() {
        geometry.item = wrappers.first
        if geometry.hasChanged() { tell() }
    }

    private func tell() {
        guard isMounted, geometry.item != nil else { return }
        let modifier = value.modifier
        let new = modifier.transform(GeometryProxy(geometry))
        guard new != last else { return }
        let old = last ?? new
        last = new
        graph.afterLayout { modifier.action(old, new) }
    }
}
