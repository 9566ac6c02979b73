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

extension SceneColor {
    var components: [Double] { [red, green, blue].map { Double($0) / 255 } }

    init(components: [Double]) {
        let bytes = components.map { $0.isNaN ? 0 : UInt8((min(max($0, 0), 1) * 255).rounded()) }
        self.init(bytes[0], bytes[1], bytes[2])
    }

    /// CSS Color 4, "Sample code for Color Conversions": lightness and the two axes of colour in Oklab.
    var oklab: [Double] {
        let light = components.map(Color.RGBColorSpace.decode)
        let cones = [
            0.4122214708 * light[0] + 0.5363325363 * light[1] + 0.0514459929 * light[2],
            0.2119034982 * light[0] + 0.6806995451 * light[1] + 0.1073969566 * light[2],
            0.0883024619 * light[0] + 0.2817188376 * light[1] + 0.6299787005 * light[2],
        ].map { cbrt($0) }
        return [
            0.2104542553 * cones[0] + 0.7936177850 * cones[1] - 0.0040720468 * cones[2],
            1.9779984951 * cones[0] - 2.4285922050 * cones[1] + 0.4505937099 * cones[2],
            0.0259040371 * cones[0] + 0.7827717662 * cones[1] - 0.8086757660 * cones[2],
        ]
    }

    init(oklab: [Double]) {
        let (l, a, b) = (oklab[0], oklab[1], oklab[2])
        let cones = [
            l + 0.3963377774 * a + 0.2158037573 * b, l - 0.1055613458 * a - 0.0638541728 * b,
            l - 0.0894841775 * a - 1.2914855480 * b,
        ].map { $0 * $0 * $0 }
        let light = [
            4.0767416621 * cones[0] - 3.3077115913 * cones[1] + 0.2309699292 * cones[2],
            -1.2684380046 * cones[0] + 2.6097574011 * cones[1] - 0.3413193965 * cones[2],
            -0.0041960863 * cones[0] - 0.7034186147 * cones[1] + 1.7076147010 * cones[2],
        ]
        self.init(components: light.map(Color.RGBColorSpace.encode))
    }
}
