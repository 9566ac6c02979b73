/// A gesture that may be missing: with nil, the view has none.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Wrapped.Value> {
        guard let wrapped = gesture.value else { return _GestureOutputs(parts: []) }
        return Wrapped._makeGesture(gesture: _GraphValue(wrapped), inputs: inputs)
    }
}
