import Foundation
import SceneCore

/// Colours that change over into one another.
public struct Gradient: Equatable, Hashable, Sendable {
    /// A colour and where it stands.
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        /// 0 at the beginning, 1 at the end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours in order.
    public var stops: [Stop]

    /// Colours at places of their own.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }
}

/// A gradient and the way it takes.
struct GradientValue: Equatable, Sendable {
    var course: SceneGradient.Course
    var stops: [Gradient.Stop]
    var opacity = 1.0
    var isPerceptual = false

    /// A stop before the one before it is moved to it. Without any colour nothing is painted.
    @MainActor
    func resolved(in environment: EnvironmentValues) -> StylePaint {
        var last = -CGFloat.infinity
        let stops = stops.map { stop in
            last = max(last, stop.location.isFinite ? stop.location : 0)
            var color = stop.color.resolved(in: environment)
            color.alpha *= min(max(opacity, 0), 1)
            return SceneGradient.Stop(color: color, location: last)
        }
        guard let first = stops.first else { return .color(SceneColor(0, 0, 0, alpha: 0)) }
        if stops.count == 1 { return .color(first.color) }
        var gradient = SceneGradient(course: course.usable, stops: stops)
        gradient.isPerceptual = isPerceptual
        return .gradient(gradient)
    }
}

extension SceneGradient.Course {
    /// The same without numbers that are none, which would never be equal to themselves.
    fileprivate var usable: SceneGradient.Course {
        switch self {
        case .linear(let start, let end): .linear(from: start.ifFinite, to: end.ifFinite)
        case .radial(let center, let start, let end):
            .radial(center: center.ifFinite, from: start.ifFinite(0), to: end.ifFinite(0))
        case .elliptical(let center, let start, let end):
            .elliptical(center: center.ifFinite, from: start.ifFinite(0), to: end.ifFinite(0))
        case .angular(let center, let start, let end):
            .angular(center: center.ifFinite, from: start.ifFinite(0), to: end.ifFinite(0))
        }
    }
}

extension CGPoint {
    fileprivate var ifFinite: CGPoint { CGPoint(x: x.ifFinite(0), y: y.ifFinite(0)) }
}

extension Gradient {
    /// How colours change over into one another.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// As their numbers do.
        public static let device = ColorSpace(isPerceptual: false)
        /// As evenly as the eye sees them.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The same colours, changing over in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(self).colorSpace(space)
    }
}

/// A gradient that keeps to no course. As a style it is painted from top to bottom.
public struct AnyGradient: Hashable, ShapeStyle {
    private let gradient: Gradient
    private var space = Gradient.ColorSpace.device

    /// The colours of a gradient.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The same colours, changing over in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var new = self
        new.space = space
        return new
    }

    func along(_ course: SceneGradient.Course) -> GradientValue {
        GradientValue(course: course, stops: gradient.stops, isPerceptual: space.isPerceptual)
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .gradient(along(.linear(from: UnitPoint.top.point, to: UnitPoint.bottom.point)))
    }
}

extension Color {
    /// The gentle gradient of the colour.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [lightened(by: GradientMetrics.lightening), self]))
    }
}
