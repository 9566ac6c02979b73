/// Names a value that a view carries for the layout it is in.
public protocol LayoutValueKey {
    /// What the value is.
    associatedtype Value

    /// The value of views that carry none.
    static var defaultValue: Value { get }
}

extension View {
    /// Carries a value for the layout that the view is in, which reads it from the subview.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

struct LayoutValueModifier<K: LayoutValueKey> {
    let value: K.Value
}

extension LayoutValueModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(LayoutValueNode<K>.self, for: modifier, body: body)
    }
}

private final class LayoutValueNode<K: LayoutValueKey>: WrapperNode<LayoutValueModifier<K>, LayoutValueItem<K>> {
    override func update(_ wrapper: LayoutValueItem<K>) {
        wrapper.take(value.modifier.value)
    }
}

private final class LayoutValueItem<K: LayoutValueKey>: WrapperItem {
    private var value: K.Value?

    func take(_ new: K.Value) {
        let isSame = value.map { ValueComparison.of(K.Value.self).isEqual($0, new) } ?? false
        value = new
        if !isSame { layoutDidChange() }
    }

    override func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
        (key == K.self ? value as? Key.Value : nil) ?? super.layoutValue(for: key)
    }
}
