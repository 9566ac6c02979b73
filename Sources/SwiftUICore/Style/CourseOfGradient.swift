import Foundation
import SceneCore

/// A gradient of any kind along a course.
struct GradientAlongCourse: ShapeStyle {
    let gradient: AnyGradient
    let course: SceneGradient.Course

    func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .gradient(gradient.along(course))
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        GradientAlongCourse(gradient: gradient, course: .linear(from: startPoint.point, to: endPoint.point))
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient around a place, from one radius to another, in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        GradientAlongCourse(gradient: gradient, course: .radial(center: center.point, from: startRadius, to: endRadius))
    }

    /// A gradient around a place, of colours at places of their own.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient that spreads as the box is wide and high.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        GradientAlongCourse(
            gradient: gradient,
            course: .elliptical(center: center.point, from: startRadiusFraction, to: endRadiusFraction))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient round and round a place, clockwise.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        GradientAlongCourse(
            gradient: gradient,
            course: .angular(center: center.point, from: startAngle.radians, to: endAngle.radians))
    }

    /// A gradient round and round a place, clockwise.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient round and round a place, clockwise, of colours at places of their own.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around a place, from an angle on.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        angularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }

    /// A gradient once around a place, from an angle on.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// A gradient once around a place, from an angle on, of colours at places of their own.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
