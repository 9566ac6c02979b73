import Foundation

extension View {
    /// Recognises a gesture on the view, or not. Gestures of views inside go before it.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
    }

    /// Recognises a gesture on the view. Gestures of views inside go before it.
    ///
    /// - Parameter mask: Which gestures count there.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: true, mask: mask))
    }

    /// Recognises a gesture on the view before those of views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: true, mask: mask))
    }

    /// Recognises a gesture on the view before those of views inside, or not.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Recognises a gesture on the view together with those of views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: true, mask: mask))
    }

    /// Recognises a gesture on the view together with those of views inside, or not.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }
}

extension View {
    /// Does something when the view is tapped so many times.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapAction(count: count, action: action))
    }

    /// Does something when the view is tapped so many times, given where.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(PlacedTapAction(count: count, space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Does something when the view is tapped so many times, given where.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(PlacedTapAction(count: count, space: coordinateSpace, action: action))
    }

    /// Does something when a finger has stayed on the view for so many seconds without straying farther than so many points.
    ///
    /// - Parameter onPressingChanged: Told when the finger comes, and when it goes or has done what it came for.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            LongPressAction(
                duration: minimumDuration, distance: maximumDistance, action: action, onPressing: onPressingChanged))
    }
}

extension View {
    /// The same, with what is told of the finger first.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

private struct TapAction {
    let count: Int
    let action: () -> Void
}

extension TapAction: PrimitiveGesture {
    typealias Value = Void
    typealias Body = Never

    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        var outputs = _GestureOutputs<Void>(kind: .tap(count: max(1, gesture.value.count))) { _ in }
        let action = gesture.value.action
        outputs.ended = [{ _ in action() }]
        return outputs
    }
}

private struct PlacedTapAction {
    let count: Int
    let space: CoordinateSpace
    let action: (CGPoint) -> Void
}

extension PlacedTapAction: PrimitiveGesture {
    typealias Value = CGPoint
    typealias Body = Never

    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<CGPoint> {
        let space = gesture.value.space
        var outputs = _GestureOutputs<CGPoint>(kind: .tap(count: max(1, gesture.value.count)), needsPlace: true) {
            $0.point($0.path.location, in: space)
        }
        outputs.ended = [gesture.value.action]
        return outputs
    }
}

private struct LongPressAction {
    let duration: Double
    let distance: CGFloat
    let action: () -> Void
    let onPressing: ((Bool) -> Void)?
}

extension LongPressAction: PrimitiveGesture {
    typealias Value = Void
    typealias Body = Never

    static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        let press = gesture.value
        var outputs = _GestureOutputs<Void>(kind: .longPress(duration: press.duration, distance: press.distance)) { _ in
        }
        outputs.ended = [{ _ in press.action() }]
        if let onPressing = press.onPressing {
            outputs.changed = [{ _ in onPressing(true) }]
            outputs.finished = [{ onPressing(false) }]
        }
        return outputs
    }
}
