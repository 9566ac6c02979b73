extension Gesture {
    /// Does something when the gesture has ended as it should.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }
}

extension Gesture where Value: Equatable {
    /// Does something whenever what there is to tell of the gesture has changed.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

extension Gesture {
    /// Writes into a state as the gesture goes on; the state starts anew when the gesture holds no more.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture with something to do when it ends.
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let base: Content
    let action: (Value) -> Void

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        var outputs = Content._makeGesture(gesture: _GraphValue(gesture.value.base), inputs: inputs)
        outputs.ended.append(gesture.value.action)
        return outputs
    }
}

/// A gesture with something to do as it goes on.
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let base: Content
    let action: (Value) -> Void

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        var outputs = Content._makeGesture(gesture: _GraphValue(gesture.value.base), inputs: inputs)
        let change = inputs.memories.memory(LastValue<Content.Value>())
        let action = gesture.value.action
        outputs.changed.append { if change.takes($0) { action($0) } }
        outputs.finished.append { change.forget() }
        return outputs
    }
}

/// What was told last: nothing is told twice.
private final class LastValue<Value: Equatable> {
    private var value: Value?

    func takes(_ new: Value) -> Bool {
        defer { value = new }
        return new != value
    }

    func forget() {
        value = nil
    }
}

/// A gesture that writes into a state as it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture.
    public var base: Base
    /// The state that it writes into.
    public var state: GestureState<State>
    /// How it does so.
    public var body: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Base.Value> {
        var outputs = Base._makeGesture(gesture: _GraphValue(gesture.value.base), inputs: inputs)
        let (state, body) = (gesture.value.state, gesture.value.body)
        outputs.changed.append { value in
            var transaction = Transaction()
            var new = state.wrappedValue
            body(value, &new, &transaction)
            withTransaction(transaction) { state.write(new) }
        }
        outputs.finished.append { state.reset() }
        return outputs
    }
}
