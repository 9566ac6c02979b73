import Foundation
import SceneCore

extension GraphicsContext {
    /// A change to what is drawn, after it has been drawn.
    public struct Filter: Sendable {
        fileprivate let resolve: @MainActor @Sendable (EnvironmentValues) -> SceneFilter

        private init(_ filter: SceneFilter) {
            resolve = { _ in filter }
        }

        fileprivate init(resolve: @escaping @MainActor @Sendable (EnvironmentValues) -> SceneFilter) {
            self.resolve = resolve
        }

        /// What is drawn casts a shadow: how soft it is and where it falls, in points. It lies on what is there as paint does, however it
        /// is to be mixed.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: GraphicsContext.BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let style: ShadowStyle =
                options.contains(.invertsAlpha)
                ? .inner(color: color, radius: radius, x: x, y: y) : .drop(color: color, radius: radius, x: x, y: y)
            return Filter { style.resolved(in: $0) }
        }

        /// As if seen through a glass of a colour.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { .multiplication(color.resolved(in: $0)) }
        }

        /// Each component from all of them.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(.matrix(matrix.numbers))
        }

        /// Turns colours around the colour circle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle.radians.ifFinite(0))) }

        /// 0 for grey, 1 for as it is.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount.ifFinite(1))) }

        /// 0 for as it is, 1 for white.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount.ifFinite(0))) }

        /// 0 for grey all over, 1 for as it is.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount.ifFinite(1))) }

        /// 0 for as it is, 1 for the opposite colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.inversion(amount.ifFinite(0))) }

        /// 0 for as it is, 1 for grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount.ifFinite(0))) }

        /// What is bright stays, as black; what is dark grows clear.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// Blurs what is drawn, by a radius in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: max(0, radius.ifFinite(0))))
        }

        /// Only what is as opaque as this is drawn, in one colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { .alphaThreshold(least: min, most: max, color.resolved(in: $0)) }
        }
    }

    /// How a blur is worked out. A page has but one way.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a filter is worked out. A page has but one way: in sRGB.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The edge casts it on what is inside.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
    }

    /// Adds a filter to those that what is drawn next goes through.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        let sheet = sheet
        let resolved = MainActor.assumeIsolated { filter.resolve(sheet.environment) }
        state.filters.append(resolved)
    }
}

/// Factors by which each component of a colour is made of all of them: red, green, blue, opacity and one.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1
    public var r2: Float = 0
    public var r3: Float = 0
    public var r4: Float = 0
    public var r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1
    public var g3: Float = 0
    public var g4: Float = 0
    public var g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0
    public var b3: Float = 1
    public var b4: Float = 0
    public var b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0
    public var a3: Float = 0
    public var a4: Float = 1
    public var a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}

    var numbers: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0).ifFinite(0) }
    }
}
