/// Puts the keyframes written in a closure together: tracks side by side, or those of one track one after the other.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// A keyframe as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<Value> { track in for part in components { part._resolve(into: &track) } }
    }

    /// The first of two.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        .init(first: component)
    }

    /// The second of two.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        .init(second: component)
    }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value {
        first
    }

    /// One more keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<Value> { track in
            accumulated._resolve(into: &track)
            next._resolve(into: &track)
        }
    }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeSequence<Value> { _ in }
    }

    /// Keyframes of the value as a whole.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack { component }
    }

    /// A track as it is.
    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Value == Content.Value {
        expression
    }

    /// The first track.
    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Value == Content.Value {
        first
    }

    /// One more track.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        KeyframeGroup<Value> { resolved, value, velocity in
            accumulated._resolve(into: &resolved, initialValue: value, initialVelocity: velocity)
            next._resolve(into: &resolved, initialValue: value, initialVelocity: velocity)
        }
    }

    /// No tracks.
    @_disfavoredOverload
    public static func buildBlock() -> some Keyframes<Value> {
        KeyframeGroup<Value> { _, _, _ in }
    }

    /// All tracks.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Value == Content.Value {
        component
    }
}

/// Puts the keyframes of one track that are written in a closure one after the other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
        expression
    }

    /// The keyframes of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value> { track in for part in components { part._resolve(into: &track) } }
    }

    /// The first of two.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        .init(first: component)
    }

    /// The second of two.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        .init(second: component)
    }

    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value {
        first
    }

    /// One more keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value> { track in
            accumulated._resolve(into: &track)
            next._resolve(into: &track)
        }
    }

    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> {
        KeyframeSequence<Value> { _ in }
    }
}

extension KeyframeTrackContentBuilder {
    /// Keyframes of which one or the other are there.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        private let first: First?
        private let second: Second?

        init(first: First) {
            self.first = first
            second = nil
        }

        init(second: Second) {
            first = nil
            self.second = second
        }

        public var body: Conditional<ConditionalValue, First, Second> { self }

        public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) {
            first?._resolve(into: &resolved)
            second?._resolve(into: &resolved)
        }
    }
}

/// Keyframes of one track, one after the other.
private struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let resolve: (inout _ResolvedKeyframeTrackContent<Value>) -> Void

    init(_ resolve: @escaping (inout _ResolvedKeyframeTrackContent<Value>) -> Void) {
        self.resolve = resolve
    }

    var body: KeyframeSequence<Value> { self }

    func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
        resolve(&resolved)
    }
}

/// Tracks side by side.
private struct KeyframeGroup<Value>: PrimitiveKeyframes {
    let resolve: (inout _ResolvedKeyframes<Value>, Value, Value?) -> Void

    init(_ resolve: @escaping (inout _ResolvedKeyframes<Value>, Value, Value?) -> Void) {
        self.resolve = resolve
    }

    func _resolve(into resolved: inout _ResolvedKeyframes<Value>, initialValue: Value, initialVelocity: Value?) {
        resolve(&resolved, initialValue, initialVelocity)
    }
}
