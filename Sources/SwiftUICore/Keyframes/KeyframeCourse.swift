import Foundation

/// The course of a property through its keyframes: each way begins where the one before it ends, and as fast.
struct KeyframeCourse<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private struct Leg {
        let start: TimeInterval
        let duration: TimeInterval
        let from: Data
        let to: Data
        let way: Keyframe<Value>.Way
        var startVelocity = Data.zero
        var endVelocity = Data.zero

        var speed: Data { duration > 0 ? (to - from).scaled(by: 1 / duration) : .zero }
    }

    private let first: Value
    private var legs: [Leg] = []

    init(_ keyframes: [Keyframe<Value>], from first: Value, velocity: Value?) {
        self.first = first
        var (time, place) = (0.0, first.animatableData)
        for keyframe in keyframes {
            let goal = keyframe.goal.animatableData
            let duration = keyframe.duration ?? Self.settlingTime(of: keyframe)
            legs.append(Leg(start: time, duration: duration, from: place, to: goal, way: keyframe.way))
            (time, place) = (time + duration, goal)
        }
        findVelocities(from: velocity?.animatableData ?? .zero)
    }

    var duration: TimeInterval { legs.last.map { $0.start + $0.duration } ?? 0 }

    func value(at time: TimeInterval) -> Value {
        var value = first
        guard let last = legs.last else { return value }
        let leg = legs.first { time < $0.start + $0.duration }
        value.animatableData = leg.map { Self.place(on: $0, at: time - $0.start) } ?? last.to
        return value
    }

    /// The first keyframe begins with the velocity that there is, and the last one ends at rest.
    private mutating func findVelocities(from velocity: Data) {
        for index in legs.indices {
            let before = index > 0 ? legs[index - 1] : nil
            let after = index + 1 < legs.count ? legs[index + 1] : nil
            let arriving = before?.endVelocity ?? velocity
            switch legs[index].way {
            case .linear:
                legs[index].startVelocity = legs[index].speed
                legs[index].endVelocity = legs[index].speed
            case .cubic(let start, let end):
                legs[index].startVelocity = start?.animatableData ?? arriving
                legs[index].endVelocity = end?.animatableData ?? Self.velocity(between: legs[index], and: after)
            case .spring(let spring, let start):
                let start = start?.animatableData ?? arriving
                legs[index].startVelocity = start
                legs[index].endVelocity = spring.velocity(
                    target: legs[index].to - legs[index].from, initialVelocity: start, time: legs[index].duration)
            case .jump: break
            }
        }
    }

    /// How fast a curve is at its end: as fast as the way from where it began to where the next one ends, which makes for no corner
    /// (Catmull and Rom); or as fast as what comes then.
    private static func velocity(between leg: Leg, and after: Leg?) -> Data {
        guard let after else { return .zero }
        switch after.way {
        case .cubic(let start?, _), .spring(_, let start?): return start.animatableData
        case .linear: return after.speed
        case .cubic, .spring:
            let time = leg.duration + after.duration
            return time > 0 ? (after.to - leg.from).scaled(by: 1 / time) : .zero
        case .jump: return .zero
        }
    }

    private static func place(on leg: Leg, at time: TimeInterval) -> Data {
        let share = time / leg.duration
        switch leg.way {
        case .linear(let curve): return leg.from.moved(toward: leg.to, by: curve.value(at: share))
        case .spring(let spring, _):
            return leg.from
                + spring.value(target: leg.to - leg.from, initialVelocity: leg.startVelocity, time: time)
        case .cubic: return cubic(leg, share)
        case .jump: return leg.to
        }
    }

    /// The curve of the third degree with these ends and velocities (Hermite).
    private static func cubic(_ leg: Leg, _ t: Double) -> Data {
        let (t2, t3) = (t * t, t * t * t)
        let ends = leg.from.scaled(by: 2 * t3 - 3 * t2 + 1) + leg.to.scaled(by: 3 * t2 - 2 * t3)
        let begin = leg.startVelocity.scaled(by: (t3 - 2 * t2 + t) * leg.duration)
        return ends + begin + leg.endVelocity.scaled(by: (t3 - t2) * leg.duration)
    }

    private static func settlingTime(of keyframe: Keyframe<Value>) -> TimeInterval {
        guard case .spring(let spring, _) = keyframe.way else { return 0 }
        return spring.settlingDuration
    }
}
