import Foundation

extension Path {
    /// One line or curve with the point where it begins.
    struct Segment {
        let from: CGPoint
        let element: Element
        /// Where it ends.
        let to: CGPoint
    }

    /// The lines and curves of the path; closing one is a line.
    var segments: [Segment] {
        var result: [Segment] = []
        var (start, at) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let end): (start, at) = (end, end)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                result.append(Segment(from: at, element: element, to: end))
                at = end
            case .closeSubpath:
                result.append(Segment(from: at, element: .line(to: start), to: start))
                at = start
            }
        }
        return result
    }

    /// The smallest rectangle around the path, without the points that draw its curves; null for an empty one.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        for element in elements {
            if case .move(let end) = element { points.append(end) }
        }
        for segment in segments { points += [segment.from, segment.to] + segment.turningPoints }
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Whether a point lies inside. With `eoFill`, what two loops enclose together is outside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        PathArea(self).contains(p, eoFill: eoFill)
    }

    /// The part of the path between two shares of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from == 0, to == 1 { return self }
        let segments = segments
        let lengths = segments.map(\.length)
        let whole = lengths.reduce(0, +)
        guard from < to, whole > 0 else { return Path() }
        var result = Path()
        var passed: CGFloat = 0
        for (segment, length) in zip(segments, lengths) where length > 0 {
            let begin = max(0, (from * whole - passed) / length)
            let end = min(1, (to * whole - passed) / length)
            passed += length
            guard begin < 1 - 1e-9, end > 1e-9, begin < end else { continue }
            let part = segment.part(from: segment.parameter(at: begin), to: segment.parameter(at: end))
            if result.currentPoint != part.from { result.move(to: part.from) }
            result.append(part.element)
        }
        return result
    }
}

extension Path.Segment {
    /// Fine enough that no one sees the corners.
    private static let steps = 32

    /// Points along the segment; both ends of a line.
    var points: [CGPoint] {
        if case .line = element { return [from, to] }
        return (0...Self.steps).map { point(at: CGFloat($0) / CGFloat(Self.steps)) }
    }

    var length: CGFloat {
        let points = points
        return zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    func point(at t: CGFloat) -> CGPoint {
        let (a, b, c, d) = cubic
        func blend(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return CGPoint(x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y))
    }

    /// Where a curve turns back, across or down.
    var turningPoints: [CGPoint] {
        if case .line = element { return [] }
        let (a, b, c, d) = cubic
        let turns = Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
        return turns.filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }

    /// Where the slope of a curve is nothing: the roots of its derivative.
    private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (square, linear, fixed) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        // What is left of a quarter of the coordinates by rounding is no square.
        guard abs(square) > 1e-9 * max(abs(linear), abs(fixed)) else { return linear == 0 ? [] : [-fixed / linear] }
        let root = linear * linear - 4 * square * fixed
        guard root >= 0 else { return [] }
        return [(-linear + root.squareRoot()) / (2 * square), (-linear - root.squareRoot()) / (2 * square)]
    }

    /// The segment as a curve with two control points.
    private var cubic: (CGPoint, CGPoint, CGPoint, CGPoint) {
        switch element {
        case .curve(let end, let first, let second): (from, first, second, end)
        case .quadCurve(let end, let control):
            (from, from.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
        default: (from, from.toward(to, 1.0 / 3), from.toward(to, 2.0 / 3), to)
        }
    }

    /// Where a share of the length has been passed. A curve is not passed at an even pace.
    func parameter(at share: CGFloat) -> CGFloat {
        if case .line = element { return share }
        if share <= 0 || share >= 1 { return min(max(share, 0), 1) }
        let points = points
        let wanted = share * length
        var passed: CGFloat = 0
        for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
            let step = hypot(b.x - a.x, b.y - a.y)
            if passed + step >= wanted, step > 0 {
                return (CGFloat(index) + (wanted - passed) / step) / CGFloat(Self.steps)
            }
            passed += step
        }
        return 1
    }

    /// What lies between two parameters.
    func part(from begin: CGFloat, to end: CGFloat) -> Path.Segment {
        if begin == 0, end == 1 { return self }
        let (first, last) = (point(at: begin), point(at: end))
        if case .line = element { return Path.Segment(from: first, element: .line(to: last), to: last) }
        let third = (end - begin) / 3
        let (leaving, arriving) = (velocity(at: begin), velocity(at: end))
        return Path.Segment(
            from: first,
            element: .curve(
                to: last, control1: CGPoint(x: first.x + leaving.x * third, y: first.y + leaving.y * third),
                control2: CGPoint(x: last.x - arriving.x * third, y: last.y - arriving.y * third)), to: last)
    }

    private func velocity(at t: CGFloat) -> CGPoint {
        let (a, b, c, d) = cubic
        func blend(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let s = 1 - t
            return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        }
        return CGPoint(x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y))
    }
}

extension CGPoint {
    fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
