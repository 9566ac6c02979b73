import Foundation

/// A change to what a node and all in it show together, after it has been painted.
package indirect enum SceneFilter: Hashable, Sendable {
    /// - Parameter radius: The standard deviation of the blur, in points.
    case blur(radius: CGFloat)
    case shadow(SceneShadow)
    /// The shadow of an edge upon what is inside of it.
    case innerShadow(SceneShadow)
    /// 0 for grey, 1 for as it is.
    case saturation(Double)
    /// 0 for as it is, 1 for grey.
    case grayscale(Double)
    /// 0 for grey all over, 1 for as it is; negative numbers invert, too.
    case contrast(Double)
    /// How much light is added to every component: 0 for none, 1 for white, -1 for black.
    case brightness(Double)
    /// In radians.
    case hueRotation(Double)
    /// 0 for as it is, 1 for the opposite colour.
    case inversion(Double)
    /// Each component times that of a colour.
    case multiplication(SceneColor)
    /// What is bright stays, as black; what is dark grows clear.
    case luminanceToAlpha
    /// Rows of factors for red, green, blue, alpha and one: what becomes of red, green, blue and alpha.
    case matrix([Double])
    /// What is less opaque than `least` or more than `most` goes; the rest is painted in a colour.
    case alphaThreshold(least: Double, most: Double, SceneColor)
}

extension SceneFilter {
    /// The filter as a matrix of colours, in sRGB (Filter Effects Module Level 1, "Shorthands defined in terms of the filter
    /// element"); nil for one that is none. Brightness differs from that of CSS: it is added.
    package var matrix: [Double]? {
        switch self {
        case .blur, .shadow, .innerShadow, .alphaThreshold: nil
        case .matrix(let numbers): numbers.count == 20 ? numbers : nil
        case .saturation(let amount): Self.saturation(amount)
        case .grayscale(let amount): Self.saturation(1 - min(max(amount, 0), 1))
        case .contrast(let amount): Self.scaled([amount, amount, amount], plus: 0.5 - 0.5 * amount)
        case .brightness(let amount): Self.scaled([1, 1, 1], plus: amount)
        case .inversion(let amount): Self.scaled(Array(repeating: 1 - 2 * amount, count: 3), plus: amount)
        case .hueRotation(let angle): Self.hueRotation(angle)
        case .multiplication(let color):
            Self.scaled([color.red, color.green, color.blue].map { Double($0) / 255 }, plus: 0, alpha: color.alpha)
        case .luminanceToAlpha:
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0]
        }
    }

    private static func scaled(_ factors: [Double], plus offset: Double, alpha: Double = 1) -> [Double] {
        [
            factors[0], 0, 0, 0, offset, 0, factors[1], 0, 0, offset, 0, 0, factors[2], 0, offset, 0, 0, 0, alpha, 0,
        ]
    }

    private static func saturation(_ s: Double) -> [Double] {
        rows([
            [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
            [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
            [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
        ])
    }

    private static func hueRotation(_ angle: Double) -> [Double] {
        let (c, s) = (cos(angle), sin(angle))
        return rows([
            [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
            [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
            [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
        ])
    }

    private static func rows(_ rows: [[Double]]) -> [Double] {
        rows.flatMap { $0 + [0, 0] } + [0, 0, 0, 1, 0]
    }
}
