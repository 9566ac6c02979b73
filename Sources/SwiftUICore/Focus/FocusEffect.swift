import Foundation

extension View {
    /// Has the ring not be shown that a browser draws around what has the keyboard's focus, in this view. What a view around says goes
    /// before what this one says.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
            .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}

struct FocusEffectModifier: Equatable {
    let isDisabled: Bool
}

extension FocusEffectModifier: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.meaning.hidesFocus = isDisabled
    }
}

extension EnvironmentValues {
    private struct FocusEffectKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// Whether it is shown that something in the view has the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
