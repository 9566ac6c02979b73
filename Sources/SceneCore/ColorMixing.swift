import Foundation

extension SceneColor {
    /// Red, green and blue from 0 to 1.
    package var components: [Double] { [red, green, blue].map { Double($0) / 255 } }

    /// What lies outside of 0 to 1 is taken for the nearest.
    package init(components: [Double], alpha: Double = 1) {
        let bytes = components.map { $0.isNaN ? 0 : UInt8((min(max($0, 0), 1) * 255).rounded()) }
        self.init(bytes[0], bytes[1], bytes[2], alpha: alpha)
    }

    /// The colour by how it is seen: how light it is, and how far it is from grey in two directions (Oklab, CSS Color Module
    /// Level 4, "Sample code for color conversions").
    package var oklab: [Double] {
        let cones = Self.product(
            [
                0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
                0.2817188376, 0.6299787005,
            ], components.map(StandardCurve.light))
        return Self.product(
            [
                0.2104542553, 0.7936177850, -0.0040720468, 1.9779984951, -2.4285922050, 0.4505937099, 0.0259040371,
                0.7827717662, -0.8086757660,
            ], cones.map(cbrt))
    }

    package init(oklab: [Double], alpha: Double = 1) {
        let cones = Self.product(
            [1, 0.3963377774, 0.2158037573, 1, -0.1055613458, -0.0638541728, 1, -0.0894841775, -1.2914855480], oklab
        ).map { $0 * $0 * $0 }
        let light = Self.product(
            [
                4.0767416621, -3.3077115913, 0.2309699292, -1.2684380046, 2.6097574011, -0.3413193965, -0.0041960863,
                -0.7034186147, 1.7076147010,
            ], cones)
        self.init(components: light.map(StandardCurve.number), alpha: alpha)
    }

    private static func product(_ matrix: [Double], _ vector: [Double]) -> [Double] {
        (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[row * 3 + $1] * vector[$1] } }
    }

    /// Part of the way to another colour as a gradient of CSS goes it: with components multiplied by their alpha, so that a colour
    /// that grows clear does not pass through that of the clear end.
    ///
    /// - Parameter isPerceptual: As evenly as the eye sees it, and not as the numbers are.
    package func changedOver(to other: SceneColor, _ part: Double, isPerceptual: Bool) -> SceneColor {
        let mixed = alpha + (other.alpha - alpha) * part
        guard mixed > 0 else { return SceneColor(red, green, blue, alpha: 0) }
        let ends = isPerceptual ? (oklab, other.oklab) : (components, other.components)
        let parts = zip(ends.0, ends.1).map { from, to in
            (from * alpha + (to * other.alpha - from * alpha) * part) / mixed
        }
        return isPerceptual ? SceneColor(oklab: parts, alpha: mixed) : SceneColor(components: parts, alpha: mixed)
    }
}

/// How the numbers of sRGB grow with the light (CSS Color Module Level 4, "Sample code for color conversions").
package enum StandardCurve {
    package static func number(_ light: Double) -> Double {
        light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    package static func light(_ number: Double) -> Double {
        number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
    }
}
