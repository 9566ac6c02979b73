/// Several views as one, for a modifier that is to apply to each of them, or where a builder takes no more.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// A group of the views in the closure.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: _GraphValue(view.value.content), inputs: inputs)
    }
}
