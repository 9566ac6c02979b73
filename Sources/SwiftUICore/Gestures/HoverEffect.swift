import Foundation
import SceneCore

/// What a view looks like while a pointer is over it.
public struct HoverEffect: Sendable {
    let look: SceneHoverEffect

    /// As the platform thinks fit: a lighter ground.
    public static let automatic = HoverEffect(look: .highlight)
    /// A lighter ground.
    public static let highlight = HoverEffect(look: .highlight)
    /// A little larger.
    public static let lift = HoverEffect(look: .lift)
}

extension View {
    /// Changes what the view looks like while a pointer is over it. Nothing hears of that.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// Changes what the view looks like while a pointer is over it, or does not.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect.look : nil))
    }

    /// Turns hover effects in this view off.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

struct HoverEffectModifier: Equatable {
    let effect: SceneHoverEffect?
}

extension HoverEffectModifier: EffectModifier {
    typealias Body = Never

    func effect(in environment: EnvironmentValues) -> HoverPaint {
        HoverPaint(effect: environment.isHoverEffectEnabled ? effect : nil)
    }
}

struct HoverPaint: PaintEffect {
    let effect: SceneHoverEffect?

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.hoverEffect = effect
    }
}

extension EnvironmentValues {
    private struct HoverEffectKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// Whether views look different while a pointer is over them.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
}
