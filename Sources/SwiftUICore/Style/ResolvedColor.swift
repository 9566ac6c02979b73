import Foundation
import SceneCore

extension Color {
    /// A colour as it is in one place: its components, whatever the surroundings are.
    public struct Resolved: Hashable, Sendable {
        /// In numbers that grow with the light, from 0 to 1.
        public var linearRed: Float
        /// In numbers that grow with the light, from 0 to 1.
        public var linearGreen: Float
        /// In numbers that grow with the light, from 0 to 1.
        public var linearBlue: Float
        /// 0 for clear, 1 for opaque.
        public var opacity: Float

        /// A colour of components from 0 to 1.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let (red, green, blue) = colorSpace.standard(Double(red), Double(green), Double(blue))
            linearRed = Float(StandardCurve.light(red))
            linearGreen = Float(StandardCurve.light(green))
            linearBlue = Float(StandardCurve.light(blue))
            self.opacity = opacity
        }

        /// In sRGB, from 0 to 1.
        public var red: Float {
            get { Float(StandardCurve.number(Double(linearRed))) }
            set { linearRed = Float(StandardCurve.light(Double(newValue))) }
        }

        /// In sRGB, from 0 to 1.
        public var green: Float {
            get { Float(StandardCurve.number(Double(linearGreen))) }
            set { linearGreen = Float(StandardCurve.light(Double(newValue))) }
        }

        /// In sRGB, from 0 to 1.
        public var blue: Float {
            get { Float(StandardCurve.number(Double(linearBlue))) }
            set { linearBlue = Float(StandardCurve.light(Double(newValue))) }
        }
    }

    /// The colour of these components.
    public init(_ resolved: Resolved) {
        self.init(
            .fixed(red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue)),
            alpha: Double(resolved.opacity))
    }

    /// The colour as it is in an environment: in light or dark, of the app's asset catalogue, with its accent. To be asked on
    /// the main thread; elsewhere a colour of the catalogue, or one mixed of others, is clear.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        if case .fixed(let red, let green, let blue) = storage {
            return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
        }
        guard MainThread.isCurrent else { return Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        // It does not leave the thread.
        nonisolated(unsafe) let environment = environment
        let color = MainActor.assumeIsolated { resolved(in: environment) }
        let components = color.components.map { Float($0) }
        return Resolved(
            red: components[0], green: components[1], blue: components[2], opacity: Float(color.alpha))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(self))
    }
}

extension Color.Resolved: Codable {
    private enum Component: String, CodingKey {
        case red, green, blue, opacity
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Component.self)
        self.init(
            red: try values.decode(Float.self, forKey: .red), green: try values.decode(Float.self, forKey: .green),
            blue: try values.decode(Float.self, forKey: .blue), opacity: try values.decode(Float.self, forKey: .opacity)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Component.self)
        try values.encode(red, forKey: .red)
        try values.encode(green, forKey: .green)
        try values.encode(blue, forKey: .blue)
        try values.encode(opacity, forKey: .opacity)
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// As the web writes it: `#RRGGBBAA`.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }
}
