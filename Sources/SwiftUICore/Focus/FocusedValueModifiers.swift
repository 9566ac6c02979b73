import Combine
import Observation

extension View {
    /// Says something of this view for whoever wants to know what has the focus, such as a command: it counts while something in this
    /// view has the keyboard's focus.
    ///
    ///     TextEditor(text: $note.text).focusedValue(\.note, $note)
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForWindow: false))
    }

    /// Says something of this view while something in it has the keyboard's focus; nil for nothing.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForWindow: false))
    }

    /// Says something of this view while it is on the screen, whatever has the focus in its window.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForWindow: true))
    }

    /// Says something of this view while it is on the screen, whatever has the focus in its window; nil for nothing.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(path: keyPath, value: value, isForWindow: true))
    }

    /// Names an object, by its type, while something in this view has the keyboard's focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Names an object, by its type, while this view is on the screen.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Names an object, by its type, while something in this view has the keyboard's focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Names an object, by its type, while something in this view has the keyboard's focus; nil for none.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Names an object, by its type, while this view is on the screen.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneValue(\.[object: FocusedObjectKey<T>()], object)
    }

    /// Names an object, by its type, while this view is on the screen; nil for none.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\.[object: FocusedObjectKey<T>()], object)
    }
}

struct FocusedValueModifier<Value> {
    let path: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForWindow: Bool
}

extension FocusedValueModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(FocusedValueNode<Value>.self, for: modifier, body: body)
    }
}

private final class FocusedValueNode<Value>: ModifierNode<FocusedValueModifier<Value>>, FocusedValueGiver {
    override var observesAppearance: Bool { true }

    override func evaluate() {
        super.evaluate()
        window.focusedValues.mayHaveChanged(by: self)
    }

    override func didAppear() {
        window.focusedValues.mayHaveChanged(by: self)
    }

    override func didDisappear() {
        if isMounted { window.focusedValues.mayHaveChanged(by: self) }
    }

    override func willUnmount() {
        window.focusedValues.forget(self)
    }

    var isForWindow: Bool { value.modifier.isForWindow }

    func give(to values: inout FocusedValues) {
        if let given = value.modifier.value { values[keyPath: value.modifier.path] = given }
    }
}
