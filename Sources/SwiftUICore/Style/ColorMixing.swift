import Foundation
import SceneCore

extension Color {
    /// The colour between this one and another.
    ///
    /// - Parameters:
    ///   - fraction: How much of the other one there is: 0 for none, 1 for nothing but it.
    ///   - colorSpace: As evenly as the eye sees them, or as their numbers do.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        return Color(.mixed(ColorMixture(self, rhs, share: share, isPerceptual: colorSpace.isPerceptual)))
    }
}

/// Two colours and how much there is of the second.
struct ColorMixture: Hashable, Sendable {
    /// The two. In a list, because a colour may itself be a mixture.
    private let parts: [Color]
    private let share: Double
    private let isPerceptual: Bool

    init(_ first: Color, _ second: Color, share: Double, isPerceptual: Bool) {
        parts = [first, second]
        self.share = share
        self.isPerceptual = isPerceptual
    }

    /// Components from 0 to 1, and the opacity.
    @MainActor
    func resolved(in environment: EnvironmentValues) -> SceneColor {
        let colors = parts.map { $0.resolved(in: environment) }
        guard let first = colors.first, let last = colors.last else { return .clear }
        let (one, other) = (coordinates(first), coordinates(last))
        let mixed = zip(one, other).map { $0 + ($1 - $0) * share }
        var color = isPerceptual ? SceneColor(oklab: mixed) : SceneColor(components: mixed)
        color.alpha = first.alpha + (last.alpha - first.alpha) * share
        return color
    }

    private func coordinates(_ color: SceneColor) -> [Double] {
        isPerceptual ? color.oklab : color.components
    }
}
