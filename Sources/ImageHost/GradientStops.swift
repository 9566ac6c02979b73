import Foundation
import SceneCore

extension SceneGradient {
    /// The stops, with as many between them as it takes to change over as CSS has it: colours multiplied by their alpha. Cairo and
    /// SVG do not multiply, and a colour that grows clear would pass through that of the clear end.
    var evenStops: [Stop] {
        var even: [Stop] = []
        for (stop, next) in zip(stops, stops.dropFirst()) {
            even.append(stop)
            guard isPerceptual || stop.color.alpha != next.color.alpha, next.location > stop.location else { continue }
            for step in 1..<Self.steps {
                let part = Double(step) / Double(Self.steps)
                even.append(
                    Stop(
                        color: mixed(stop, next, part),
                        location: stop.location + (next.location - stop.location) * part))
            }
        }
        return even + stops.suffix(1)
    }

    private static let steps = 16

    private func mixed(_ stop: Stop, _ next: Stop, _ part: Double) -> SceneColor {
        isPerceptual
            ? stop.color.changedOverAsSeen(to: next.color, part) : stop.color.changedOver(to: next.color, part)
    }

    /// The colour at a place of the course: 0 at its beginning, 1 at its end.
    func color(at location: CGFloat) -> SceneColor {
        guard let first = stops.first, let last = stops.last else { return SceneColor(0, 0, 0, alpha: 0) }
        if location <= first.location { return first.color }
        for (stop, next) in zip(stops, stops.dropFirst()) where location <= next.location {
            let length = next.location - stop.location
            return length > 0 ? mixed(stop, next, (location - stop.location) / length) : next.color
        }
        return last.color
    }
}

extension SceneColor {
    fileprivate func changedOver(to other: SceneColor, _ part: Double) -> SceneColor {
        let mixed = alpha + (other.alpha - alpha) * part
        func component(_ path: KeyPath<SceneColor, UInt8>) -> UInt8 {
            guard mixed > 0 else { return self[keyPath: path] }
            let (from, to) = (Double(self[keyPath: path]) * alpha, Double(other[keyPath: path]) * other.alpha)
            return UInt8(min(max((from + (to - from) * part) / mixed, 0), 255).rounded())
        }
        return SceneColor(component(\.red), component(\.green), component(\.blue), alpha: mixed)
    }
}

/// A gradient that goes round a place, in slices like those of a cake: neither Cairo nor SVG has it.
struct GradientSlices {
    struct Slice {
        /// In radians, clockwise; 0 points to the right.
        var from: Double
        var to: Double
        var color: SceneColor
    }

    let center: CGPoint
    let radius: CGFloat
    let slices: [Slice]

    /// Nil for a gradient with another course.
    init?(_ gradient: SceneGradient, in rect: CGRect) {
        guard case .angular(let center, let from, let to) = gradient.course else { return nil }
        self.center = CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
        radius = (rect.width + rect.height) * 2
        let turn = 2 * Double.pi
        slices = (0..<Self.count).map { index in
            let angle = turn * (Double(index) + 0.5) / Double(Self.count)
            // Beyond the end of the course its last colour holds, up to where it begins again.
            let place = to > from ? angle / (to - from) : 1
            return Slice(
                from: from + turn * Double(index) / Double(Self.count),
                to: from + turn * Double(index + 1) / Double(Self.count), color: gradient.color(at: place))
        }
    }

    private static let count = 360
}
