/// A modifier that changes nothing, for where one has to be named.
public struct EmptyModifier: Sendable {
    /// The modifier; there is only one.
    public static let identity = EmptyModifier()

    /// Makes the modifier.
    nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        body(_Graph(), inputs)
    }
}

extension ViewModifier {
    /// This modifier and then another one, as one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let first = modifier.value.content
        return Modifier._makeView(modifier: _GraphValue(modifier.value.modifier), inputs: inputs) { graph, inputs in
            Content._makeView(modifier: _GraphValue(first), inputs: inputs, body: body)
        }
    }
}
