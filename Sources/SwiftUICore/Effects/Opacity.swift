import Foundation

extension View {
    /// Lets what is behind the view shine through: 0 for a view that cannot be seen, 1 for one as it is. A view that cannot be
    /// seen can be neither read nor pressed.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// Keeps the view from being seen. It is still read, and used by people who listen.
    nonisolated func unseen() -> some View {
        modifier(OpacityEffect(opacity: 0, isRead: true))
    }

    /// Hides the view; its room stays.
    nonisolated public func hidden() -> some View {
        modifier(OpacityEffect(opacity: 0))
    }
}

struct OpacityEffect: Equatable {
    let opacity: Double
    /// Even where it cannot be seen.
    var isRead = false
}

extension OpacityEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.opacity = opacity
        paint.meaning.isInert = opacity == 0 && !isRead
    }
}
