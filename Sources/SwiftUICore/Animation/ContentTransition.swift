import SceneCore

/// How other content of a text or a symbol is seen to come, where that is shown with an animation.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable {
        case identity, interpolate
        case change(SceneContentChange)
        /// Rolls up as the number grows, and down as it shrinks.
        case number(Double)
    }

    private let kind: Kind

    /// It is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old disappears as the new appears.
    public static let opacity = ContentTransition(kind: .change(.fade))
    /// What of its look has something between goes over: colour, size and place. Letters are there at once.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Digits roll up, or down if they count down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .change(countsDown ? .rollDown : .rollUp))
    }

    /// Digits roll up as a number grows, and down as it shrinks.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .number(value))
    }

    /// One symbol takes the place of another with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: effect.configuration.contentChange.map(Kind.change) ?? .identity)
    }

    /// One symbol takes the place of another as suits it.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// For a host, after another transition was the last; nil for at once.
    func change(after last: ContentTransition?) -> SceneContentChange? {
        switch kind {
        case .identity, .interpolate: return nil
        case .change(let change): return change
        case .number(let number):
            guard case .number(let old)? = last?.kind else { return .rollUp }
            return number < old ? .rollDown : .rollUp
        }
    }
}

extension EnvironmentValues {
    private struct ContentTransitionKey: EnvironmentKey {
        static var defaultValue: ContentTransition { .identity }
    }

    /// How other content of texts and symbols is seen to come.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how other content of the texts and symbols in this view is seen to come, where that is shown with an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// Remembers how the content of an item was last seen to come.
struct ContentChangeMemory {
    private var last: ContentTransition?
    private(set) var change: SceneContentChange?

    /// Takes in what the environment says now. A number that stays the same keeps its direction.
    mutating func take(_ transition: ContentTransition) {
        guard transition != last else { return }
        change = transition.change(after: last)
        last = transition
    }
}
