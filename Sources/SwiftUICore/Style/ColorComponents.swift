import Foundation
import SceneCore

extension Color {
    /// The space that components are numbers of.
    public enum RGBColorSpace: Sendable {
        /// That of most screens and pictures.
        case sRGB
        /// The same colours, with numbers that grow with the light.
        case sRGBLinear
        /// That of screens with more colours. What sRGB does not have is taken for the nearest.
        case displayP3
    }

    /// A colour of components from 0 to 1; what lies outside is taken for the nearest.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let (red, green, blue) = colorSpace.standard(red, green, blue)
        self.init(.fixed(red: red, green: green, blue: blue), alpha: opacity)
    }

    /// A grey from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue (once around from 0 to 1), saturation and brightness, all from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? min(max(hue, 0), 1) * 6 : 0
        func component(_ shift: Double) -> Double {
            let place = (shift + hue).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour set of this name in the app's asset catalogues, whichever bundle is named. A name that they lack is warned of
    /// once, and paints nothing.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name))
    }

    /// The same colour with white mixed in.
    func lightened(by share: Double) -> Color {
        Color(.lightened(storage, by: share), alpha: alpha)
    }
}

extension Color.RGBColorSpace {
    /// The same colour in sRGB (CSS Color 4, "Sample code for Color Conversions").
    func standard(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (StandardCurve.number(red), StandardCurve.number(green), StandardCurve.number(blue))
        case .displayP3:
            let (r, g, b) = (StandardCurve.light(red), StandardCurve.light(green), StandardCurve.light(blue))
            return (
                StandardCurve.number(1.2249401 * r - 0.2249402 * g),
                StandardCurve.number(-0.0420569 * r + 1.0420571 * g),
                StandardCurve.number(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b)
            )
        }
    }
}
