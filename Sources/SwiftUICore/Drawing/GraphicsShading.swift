import Foundation
import SceneCore

extension GraphicsContext {
    /// What areas and lines are painted with.
    public struct Shading: Sendable {
        fileprivate indirect enum Kind: Sendable {
            case style(AnyShapeStyle)
            case gradient(GradientValue, SceneGradient.Spread)
            case tile(ImagePaint, origin: CGPoint)
            case palette([Shading])
            case resolved(ScenePaint)
        }

        fileprivate let kind: Kind

        /// What text and symbols around the picture are painted with.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour of components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey from 0 (black) to 1 (white).
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style; a gradient spreads over the rectangle around what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// Several shadings for what is painted in several; anything else is painted with the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

        /// A gradient along a line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            gradient.along(.linear(from: startPoint, to: endPoint), options)
        }

        /// A gradient around a point, from one radius to another.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            gradient.along(.radial(center: center, from: startRadius, to: endRadius), options)
        }

        /// A gradient once around a point, clockwise, from an angle on.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            gradient.along(.angular(center: center, from: angle.radians, to: angle.radians + 2 * .pi), options)
        }

        /// A picture, again and again from a point on.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tile(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
        }
    }

    /// What a gradient is before its beginning and after its end.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// It begins anew.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// It goes back, and begins anew.
        public static let mirror = GradientOptions(rawValue: 2)

        fileprivate var spread: SceneGradient.Spread {
            if contains(.mirror) { return .reflect }
            return contains(.repeat) ? .repeat : .pad
        }
    }

    /// The shading as it is in the environment of the picture.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style = shading.kind else { return shading }
        return Shading(kind: .resolved(paint(shading, in: CGRect(x: 0, y: 0, width: 1, height: 1))))
    }
}

extension Gradient {
    fileprivate func along(
        _ course: SceneGradient.Course, _ options: GraphicsContext.GradientOptions
    ) -> GraphicsContext.Shading {
        GraphicsContext.Shading(kind: .gradient(GradientValue(course: course, stops: stops), options.spread))
    }
}

extension GraphicsContext.Shading {
    /// For an area in a rectangle.
    @MainActor
    func paint(in rect: CGRect, environment: EnvironmentValues) -> ScenePaint {
        switch kind {
        case .style(let style): return style.paint(in: environment).scenePaint(in: rect)
        case .palette(let shadings):
            return shadings.first?.paint(in: rect, environment: environment) ?? .color(.clear)
        case .tile(let picture, let origin):
            guard var tile = picture.tile(in: environment) else { return .color(.clear) }
            tile.origin = origin
            return .tile(tile)
        case .gradient(let value, let spread):
            guard case .gradient(var gradient) = value.resolved(in: environment) else {
                return value.resolved(in: environment).scenePaint(in: rect)
            }
            gradient.spread = spread
            return gradient.inPoints(over: rect)
        case .resolved(.gradient(let gradient, _)): return .gradient(gradient, in: rect)
        case .resolved(let paint): return paint
        }
    }
}

extension SceneGradient {
    /// A gradient whose places are points. One around a point is a box's, so it is told where it is in the box.
    fileprivate func inPoints(over rect: CGRect) -> ScenePaint {
        guard case .angular(let center, let from, let to) = course, rect.width > 0, rect.height > 0 else {
            return .gradient(self, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        var gradient = self
        gradient.course = .angular(
            center: CGPoint(x: (center.x - rect.minX) / rect.width, y: (center.y - rect.minY) / rect.height),
            from: from, to: to)
        return .gradient(gradient, in: rect)
    }
}
