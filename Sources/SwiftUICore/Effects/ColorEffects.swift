import Foundation
import SceneCore

extension View {
    /// Makes the view's colours stronger or weaker: 0 for grey, 1 for as they are.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(FilterEffect(filter: .saturation(amount.ifFinite(1))))
    }

    /// Takes the view's colours away: 0 for as they are, 1 for grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(FilterEffect(filter: .grayscale(amount.ifFinite(0))))
    }

    /// Sets light and dark further apart: 1 for as they are, 0 for grey all over; less than 0 inverts, too.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(FilterEffect(filter: .contrast(amount.ifFinite(1))))
    }

    /// Adds light to the view: 0 for none, 1 for white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(FilterEffect(filter: .brightness(amount.ifFinite(0))))
    }

    /// Turns the view's colours around the colour circle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(FilterEffect(filter: .hueRotation(angle.radians.ifFinite(0))))
    }

    /// Paints each colour of the view as its opposite.
    nonisolated public func colorInvert() -> some View {
        modifier(FilterEffect(filter: .inversion(1)))
    }

    /// Paints the view as if seen through a glass of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(MultiplyModifier(color: color))
    }

    /// Paints what is bright in the view in black, and what is dark as clear; for masks.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(FilterEffect(filter: .luminanceToAlpha))
    }

    /// Blurs the view, and lets it reach a little over its edges.
    ///
    /// - Parameters:
    ///   - radius: How far, in points. What is less than 0 or no number is 0.
    ///   - opaque: The view's edges stay where they are and let nothing through.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: max(0, radius.ifFinite(0)), isOpaque: opaque))
    }
}

/// A filter over a view.
struct FilterEffect: Equatable {
    let filter: SceneFilter
}

extension FilterEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.filters.append(filter)
    }
}

struct BlurEffect: Equatable {
    let radius: CGFloat
    let isOpaque: Bool
}

extension BlurEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        if radius > 0 { paint.style.filters.append(.blur(radius: radius)) }
        paint.style.clips = isOpaque
    }
}

struct MultiplyModifier: Equatable {
    let color: Color
}

extension MultiplyModifier: EffectModifier {
    typealias Body = Never

    func effect(in environment: EnvironmentValues) -> FilterEffect {
        FilterEffect(filter: .multiplication(color.resolved(in: environment)))
    }
}

extension BinaryFloatingPoint {
    /// The number, or another one in place of one that is none.
    func ifFinite(_ other: Self) -> Self {
        isFinite ? self : other
    }
}
