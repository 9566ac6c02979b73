import SceneCore

extension View {
    /// Has the symbols in this view do something for as long as that is wanted.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let lasting = (isActive ? effect.configuration.lastingKind : nil).map {
            SceneSymbolEffect($0, count: options.count, speed: options.speed)
        }
        return transformEnvironment(\.symbolEffects) { effects in if let lasting { effects.append(lasting) } }
    }

    /// Has the symbols in this view do something whenever a value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolRunModifier(kind: effect.configuration.lastingKind, options: options, value: value))
    }

    /// Keeps the effects that views around this one name from the symbols in it.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { effects in if isEnabled { effects.removeAll() } }
    }
}

extension SymbolEffectConfiguration {
    fileprivate var lastingKind: SceneSymbolEffect.Kind? {
        if case .lasting(let kind) = motion { kind } else { nil }
    }

    /// How one symbol takes the place of another.
    var contentChange: SceneContentChange? {
        if case .change(let change) = motion { change } else { nil }
    }

    /// How a symbol comes and goes.
    fileprivate var transition: AnyTransition {
        switch motion {
        case .passage(let scale): scale == 1 ? .opacity : .scale(scale: scale).combined(with: .opacity)
        case .lasting(.disappearUp): .scale(scale: 2 - SymbolScale.gone).combined(with: .opacity)
        case .lasting(.disappearDown): .scale(scale: SymbolScale.gone).combined(with: .opacity)
        case .lasting: .opacity
        case .change: .scale(scale: SymbolScale.gone).combined(with: .opacity)
        }
    }
}

extension EnvironmentValues {
    private struct SymbolEffectsKey: EnvironmentKey {
        static var defaultValue: [SceneSymbolEffect] { [] }
    }

    /// What the symbols here do.
    var symbolEffects: [SceneSymbolEffect] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// Counts how often an effect has been set off.
private struct SymbolRunModifier<Value: Equatable> {
    let kind: SceneSymbolEffect.Kind?
    let options: SymbolEffectOptions
    let value: Value
}

extension SymbolRunModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(SymbolRunNode<Value>.self, for: modifier, body: body)
    }
}

private final class SymbolRunNode<Value: Equatable>: ModifierNode<SymbolRunModifier<Value>> {
    private var last: Value?
    private var runs = 0
    private var derived = DerivedEnvironment()

    override func evaluate() {
        let modifier = value.modifier
        if let last, last != modifier.value {
            runs += 1
            derived = DerivedEnvironment()
        }
        last = modifier.value
        super.evaluate()
    }

    override func childEnvironment() -> EnvironmentValues {
        let (modifier, runs) = (value.modifier, runs)
        guard let kind = modifier.kind else { return environment }
        return derived.derive(from: environment) {
            let options = modifier.options
            $0.symbolEffects.append(
                SceneSymbolEffect(
                    kind, runs: runs, count: options.repeatsForEver ? nil : options.count ?? 1, speed: options.speed))
        }
    }
}

/// A symbol comes and goes with an effect.
public struct SymbolEffectTransition: Transition, StandardTransition {
    private let configuration: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// Comes and goes with an effect.
    nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        configuration = effect.configuration
        self.options = options
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    var erased: AnyTransition {
        let transition = configuration.transition
        return options.speed == 1 ? transition : transition.animation(.default.speed(options.speed))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Comes and goes with an effect.
    nonisolated public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }

    /// Comes and goes as suits a symbol.
    nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
}
