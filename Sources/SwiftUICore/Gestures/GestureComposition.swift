import Foundation

/// Two gestures that go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of both; nil for one that has not been recognised.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    /// The one gesture.
    public var first: First
    /// The other gesture.
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let first = First._makeGesture(gesture: _GraphValue(gesture.value.first), inputs: inputs)
        let second = Second._makeGesture(gesture: _GraphValue(gesture.value.second), inputs: inputs)
        let memory = inputs.memories.memory(Memory(Value()))
        let parts =
            first.parts(in: memory) { $0.first = $1 }.map(\.together)
            + second.parts(in: memory) { $0.second = $1 }.map(\.together)
        return _GestureOutputs(parts: parts.moved(from: first.parts.count))
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures of which one is recognised; the first goes before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of the one that was recognised.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    /// The gesture that goes first.
    public var first: First
    /// The gesture that comes if the first does not.
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let first = First._makeGesture(gesture: _GraphValue(gesture.value.first), inputs: inputs)
        let second = Second._makeGesture(gesture: _GraphValue(gesture.value.second), inputs: inputs)
        let parts = first.parts { Value.first($0) } + second.parts { Value.second($0) }
        return _GestureOutputs(parts: parts.moved(from: first.parts.count))
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, the second of which begins when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    public typealias Body = Never

    /// How far the sequence has come.
    public enum Value {
        /// The first has begun.
        case first(First.Value)
        /// The first has ended; nil for a second that has not begun.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that has to end first.
    public var first: First
    /// The gesture that follows.
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let first = First._makeGesture(gesture: _GraphValue(gesture.value.first), inputs: inputs)
        let second = Second._makeGesture(gesture: _GraphValue(gesture.value.second), inputs: inputs)
        let memory = inputs.memories.memory(Memory<First.Value?>(nil))
        let beginning = first.translated { news -> [GestureNews<Value>] in
            switch news {
            case .changed(let value): return [.changed(.first(value))]
            case .ended(let value):
                memory.value = value
                return [.changed(.second(value, nil))]
            case .finished: return memory.value == nil ? [.finished] : []
            }
        }
        let end = second.translated { news -> [GestureNews<Value>] in
            switch news {
            case .changed(let value): return memory.value.map { [.changed(.second($0, value))] } ?? []
            case .ended(let value): return memory.value.map { [.ended(.second($0, value))] } ?? []
            case .finished:
                memory.value = nil
                return [.finished]
            }
        }
        let last = end.map { part in
            var part = part
            if part.predecessors.isEmpty {
                part.predecessors = Array(beginning.indices)
            } else {
                part.predecessors = part.predecessors.map { $0 + beginning.count }
            }
            return part
        }
        return _GestureOutputs(parts: beginning + last)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// This gesture and another one, at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, or another one if it is not recognised.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture, and another one when it has ended.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// This gesture, with something else to tell.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, body: body)
    }
}

/// A gesture of which something else is told.
public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    public typealias Body = Never

    let base: Content
    let body: (Content.Value) -> Value

    init(base: Content, body: @escaping (Content.Value) -> Value) {
        self.base = base
        self.body = body
    }

    public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let body = gesture.value.body
        let base = Content._makeGesture(gesture: _GraphValue(gesture.value.base), inputs: inputs)
        return _GestureOutputs(parts: base.parts(body))
    }
}

/// A gesture of any type that tells of a value.
public struct AnyGesture<Value>: PrimitiveGesture {
    public typealias Body = Never

    private let outputs: @MainActor (_GestureInputs) -> _GestureOutputs<Value>

    /// Takes any gesture in.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        outputs = { T._makeGesture(gesture: _GraphValue(gesture), inputs: $0) }
    }

    public static func _makeGesture(
        gesture: _GraphValue<AnyGesture<Value>>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        gesture.value.outputs(inputs)
    }
}

/// What a gesture made of several knows of them meanwhile.
private final class Memory<Value> {
    var value: Value
    private let first: Value

    init(_ value: Value) {
        self.value = value
        first = value
    }

    func forget() {
        value = first
    }
}

extension _GestureOutputs {
    /// The same parts, for a gesture around this one. Whoever asked to be told of this one is told first.
    fileprivate func translated<Outer>(
        _ translate: @escaping (GestureNews<Value>) -> [GestureNews<Outer>]
    ) -> [GesturePart<Outer>] {
        parts.map { part in
            GesturePart<Outer>(
                kind: part.kind, needsPlace: part.needsPlace, isTogether: part.isTogether,
                predecessors: part.predecessors
            ) { signal, moment in
                let news = part.news(signal, moment)
                tell(news)
                return news.flatMap(translate)
            }
        }
    }

    /// With another value.
    fileprivate func parts<Outer>(_ value: @escaping (Value) -> Outer) -> [GesturePart<Outer>] {
        translated { news in
            switch news {
            case .changed(let inner): [.changed(value(inner))]
            case .ended(let inner): [.ended(value(inner))]
            case .finished: [.finished]
            }
        }
    }

    /// As one side of a value that is remembered as a whole. It starts anew when the gesture holds no more.
    fileprivate func parts<Outer>(
        in memory: Memory<Outer>, _ write: @escaping (inout Outer, Value) -> Void
    ) -> [GesturePart<Outer>] {
        translated { news in
            switch news {
            case .changed(let inner):
                write(&memory.value, inner)
                return [.changed(memory.value)]
            case .ended(let inner):
                write(&memory.value, inner)
                return [.ended(memory.value)]
            case .finished:
                memory.forget()
                return [.finished]
            }
        }
    }
}

extension GesturePart {
    fileprivate var together: GesturePart {
        var part = self
        part.isTogether = true
        return part
    }
}

extension Array {
    /// Parts of a gesture that stand behind others: those they wait for do, too.
    fileprivate func moved<Value>(from count: Int) -> [GesturePart<Value>] where Element == GesturePart<Value> {
        enumerated().map { index, part in
            var part = part
            if index >= count { part.predecessors = part.predecessors.map { $0 + count } }
            return part
        }
    }
}
