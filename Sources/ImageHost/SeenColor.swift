import Foundation
import SceneCore

/// A colour by how it is seen: how light it is, and how far it is from grey in two directions (Oklab, CSS Color Module Level 4,
/// "Sample code for color conversions").
private struct SeenColor {
    var parts: [Double]

    init(_ color: SceneColor) {
        let light = [color.red, color.green, color.blue].map { byte in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let cones = Self.product(
            [
                0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619,
                0.2817188376, 0.6299787005,
            ], light)
        parts = Self.product(
            [
                0.2104542553, 0.7936177850, -0.0040720468, 1.9779984951, -2.4285922050, 0.4505937099, 0.0259040371,
                0.7827717662, -0.8086757660,
            ], cones.map(cbrt))
    }

    init(parts: [Double]) {
        self.parts = parts
    }

    func color(alpha: Double) -> SceneColor {
        let cones = Self.product(
            [1, 0.3963377774, 0.2158037573, 1, -0.1055613458, -0.0638541728, 1, -0.0894841775, -1.2914855480], parts
        ).map { $0 * $0 * $0 }
        let light = Self.product(
            [
                4.0767416621, -3.3077115913, 0.2309699292, -1.2684380046, 2.6097574011, -0.3413193965, -0.0041960863,
                -0.7034186147, 1.7076147010,
            ], cones)
        let bytes = light.map { part -> UInt8 in
            let value = part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
            return UInt8((min(max(value, 0), 1) * 255).rounded())
        }
        return SceneColor(bytes[0], bytes[1], bytes[2], alpha: alpha)
    }

    private static func product(_ matrix: [Double], _ vector: [Double]) -> [Double] {
        (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[row * 3 + $1] * vector[$1] } }
    }
}

extension SceneColor {
    /// Part of the way to another colour, evenly to the eye.
    func changedOverAsSeen(to other: SceneColor, _ part: Double) -> SceneColor {
        let mixed = alpha + (other.alpha - alpha) * part
        guard mixed > 0 else { return SceneColor(red, green, blue, alpha: 0) }
        let parts = zip(SeenColor(self).parts, SeenColor(other).parts).map { from, to in
            (from * alpha + (to * other.alpha - from * alpha) * part) / mixed
        }
        return SeenColor(parts: parts).color(alpha: mixed)
    }
}
