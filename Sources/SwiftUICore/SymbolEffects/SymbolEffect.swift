import SceneCore

/// Something that a symbol does.
public protocol SymbolEffect {
    /// What it comes to.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts as long as it is wanted.
public protocol IndefiniteSymbolEffect {}

/// An effect that is done once whenever a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect comes to.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Motion: Hashable {
        case lasting(SceneSymbolEffect.Kind)
        case change(SceneContentChange)
        /// - Parameter scale: Of the symbol while it is not there.
        case passage(scale: Double)
    }

    let motion: Motion
}

/// How often and how fast an effect is done.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Nil for as often as suits the effect.
    private(set) var count: Int?
    private(set) var repeatsForEver = false
    private(set) var speed = 1.0

    /// As suits the effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// So many times; nil for again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }

    /// So many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same, again and again.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }

    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// The same, so many times; nil for again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count.map { max(1, $0) }
        options.repeatsForEver = count == nil
        return options
    }

    /// The same, so many times as fast. A speed that is no number above 0 changes nothing.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        if speed > 0, speed.isFinite { options.speed = speed }
        return options
    }
}
