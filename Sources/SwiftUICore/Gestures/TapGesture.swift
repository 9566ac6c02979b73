import Foundation

/// One or more taps on a view.
public struct TapGesture: PrimitiveGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How many taps it takes.
    public var count: Int

    /// A gesture of so many taps, one after the other; less than one is taken for one.
    public init(count: Int = 1) {
        self.count = count
    }

    public static func _makeGesture(gesture: _GraphValue<TapGesture>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        _GestureOutputs(kind: .tap(count: max(1, gesture.value.count))) { _ in }
    }
}

/// One or more taps on a view, and where.
public struct SpatialTapGesture: PrimitiveGesture {
    public typealias Body = Never

    /// What is told of the taps.
    public struct Value: Equatable, Sendable {
        /// Where the last tap was.
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int
    /// Where the origin of ``Value/location`` lies.
    public var coordinateSpace: CoordinateSpace

    /// A gesture of so many taps, one after the other; less than one is taken for one.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A gesture of so many taps, one after the other; less than one is taken for one.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public static func _makeGesture(
        gesture: _GraphValue<SpatialTapGesture>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        let space = gesture.value.coordinateSpace
        return _GestureOutputs(kind: .tap(count: max(1, gesture.value.count)), needsPlace: true) {
            Value(location: $0.point($0.path.location, in: space))
        }
    }
}
