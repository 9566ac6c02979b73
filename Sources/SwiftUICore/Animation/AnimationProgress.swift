import Foundation
import SceneCore

extension SceneAnimation {
    /// How far the change is after so many seconds: 0 before it has begun, 1 when it has arrived.
    func progress(at time: TimeInterval) -> Double {
        let passed = (time - delay) / duration
        guard passed > 0 else { return 0 }
        let round = Int(passed)
        if let count, round >= count { return alternates && count % 2 == 0 ? 0 : 1 }
        let share = passed - Double(round)
        return pace.value(at: alternates && round % 2 == 1 ? 1 - share : share)
    }

    /// Nil for one that goes on for ever.
    var wholeDuration: TimeInterval? {
        count.map { delay + duration * Double($0) }
    }
}

extension SceneAnimation.Pace {
    func value(at share: Double) -> Double {
        switch self {
        case .samples(let samples):
            let place = share * Double(samples.count - 1)
            let index = min(Int(place), samples.count - 2)
            guard index >= 0 else { return 1 }
            return samples[index] + (samples[index + 1] - samples[index]) * (place - Double(index))
        case .curve(let x1, let y1, let x2, let y2) where x1 == y1 && x2 == y2:
            return share
        case .curve(let x1, let y1, let x2, let y2):
            return Self.cubic(y1, y2, Self.parameter(of: share, x1, x2))
        }
    }

    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }

    /// Halves the curve until the place is found: x always grows along it.
    private static func parameter(of x: Double, _ first: Double, _ second: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<30 {
            let middle = (low + high) / 2
            if cubic(first, second, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
