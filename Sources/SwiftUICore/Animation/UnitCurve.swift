import Foundation
import SceneCore

/// A course from 0 to 1: how far a change is at each share of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Course: Hashable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    private let course: Course
    private var isInverse = false

    private init(_ course: Course) {
        self.course = course
    }

    /// A cubic curve from (0, 0) to (1, 1) with two control points, whose x is kept between 0 and 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let (start, end) = (startControlPoint, endControlPoint)
        return UnitCurve(
            .bezier(x1: min(max(start.x, 0), 1), y1: start.y, x2: min(max(end.x, 0), 1), y2: end.y))
    }

    /// Begins and ends slowly.
    public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    /// The older name of `easeInOut`.
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut
    /// Begins slowly.
    public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    /// Ends slowly.
    public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
    /// Begins slowly, along a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// Ends slowly, along a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Begins and ends slowly, along two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
    /// At one speed throughout.
    public static let linear = UnitCurve(.bezier(x1: 0, y1: 0, x2: 1, y2: 1))

    /// How far the change is at a share of its time, which is kept between 0 and 1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress.isNaN ? 0 : progress, 0), 1)
        return isInverse ? inverseValue(at: progress) : forwardValue(at: progress)
    }

    /// How fast the change goes at a share of its time, in ways for each time.
    public func velocity(at progress: Double) -> Double {
        let (before, after) = (max(0, progress - Self.moment), min(1, progress + Self.moment))
        guard after > before else { return 0 }
        return (value(at: after) - value(at: before)) / (after - before)
    }

    /// The curve with time and way exchanged: where this one begins slowly, it ends slowly.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    private func forwardValue(at x: Double) -> Double {
        switch course {
        case .bezier(let x1, let y1, let x2, let y2):
            SceneAnimation.Pace.curve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: x)
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    private func inverseValue(at y: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if forwardValue(at: middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static let moment = 0.0001

    /// The pace of an animation along the curve.
    fileprivate var animation: (TimeInterval) -> Animation {
        if !isInverse, case .bezier(let x1, let y1, let x2, let y2) = course {
            return { .timingCurve(x1, y1, x2, y2, duration: $0) }
        }
        return { Animation(CurveAnimation(curve: self, duration: $0)) }
    }
}

extension Animation {
    /// Along a curve, in so many seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        curve.animation(duration)
    }
}

private struct CurveAnimation: CustomAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < duration ? value.scaled(by: curve.value(at: time / duration)) : nil
    }
}
