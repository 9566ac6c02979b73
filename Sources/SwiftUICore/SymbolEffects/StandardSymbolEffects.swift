/// What suits the place: a symbol that takes another's place fades over, one that comes or goes grows or shrinks.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .change(.fade)) }
}

/// The symbol jumps once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable {
    private var goesDown = false

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .lasting(goesDown ? .bounceDown : .bounceUp))
    }

    /// It jumps up, which is what it does anyway.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }

    /// It ducks.
    public var down: BounceSymbolEffect {
        var effect = self
        effect.goesDown = true
        return effect
    }
}

/// The symbol grows clear and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .lasting(.pulse)) }
}

/// The layers of the symbol grow clear and come back, one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable,
    Sendable
{
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .lasting(.variableColor))
    }
}

/// The symbol is larger or smaller for as long as that is wanted.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    private var goesDown = false

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(motion: .lasting(goesDown ? .scaleDown : .scaleUp))
    }

    /// It is larger, which is what it is anyway.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }

    /// It is smaller.
    public var down: ScaleSymbolEffect {
        var effect = self
        effect.goesDown = true
        return effect
    }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private var scale = 1.0

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(motion: .passage(scale: scale)) }

    /// It grows.
    public var up: AppearSymbolEffect { AppearSymbolEffect(scale: SymbolScale.gone) }

    /// It shrinks.
    public var down: AppearSymbolEffect { AppearSymbolEffect(scale: 2 - SymbolScale.gone) }
}

/// The symbol goes, and its place stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    private enum Way: Hashable {
        case still, up, down
    }

    private var way = Way.still

    public var configuration: SymbolEffectConfiguration {
        switch way {
        case .still: SymbolEffectConfiguration(motion: .lasting(.disappear))
        case .up: SymbolEffectConfiguration(motion: .lasting(.disappearUp))
        case .down: SymbolEffectConfiguration(motion: .lasting(.disappearDown))
        }
    }

    /// It grows as it goes.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(way: .up) }

    /// It shrinks as it goes.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(way: .down) }
}

/// The symbol takes the place of another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    private enum Way: Hashable {
        case downUp, upUp, offUp
    }

    private var way = Way.downUp

    public var configuration: SymbolEffectConfiguration {
        switch way {
        case .downUp: SymbolEffectConfiguration(motion: .change(.shrinkThenGrow))
        case .upUp: SymbolEffectConfiguration(motion: .change(.growThenGrow))
        case .offUp: SymbolEffectConfiguration(motion: .change(.goneThenGrow))
        }
    }

    /// The old one shrinks, then the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .downUp) }

    /// Both grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .upUp) }

    /// The old one is gone at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(way: .offUp) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits the place.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol jumps once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol grows clear and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The layers of the symbol grow clear and come back, one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller for as long as that is wanted.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol goes, and its place stays.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The symbol takes the place of another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
