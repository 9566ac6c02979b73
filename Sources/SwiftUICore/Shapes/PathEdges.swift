import Foundation

/// Outlines as straight edges, cut wherever two of them meet: what areas are put together from.
///
/// Curves are taken as so many straight lines that nobody sees the corners. Points closer than a millionth of a point are one.
struct PathEdges {
    struct Point: Hashable {
        let x: Double
        let y: Double

        init(_ x: Double, _ y: Double) {
            self.x = (x * 1e6).rounded() / 1e6
            self.y = (y * 1e6).rounded() / 1e6
        }

        init(_ point: CGPoint) {
            self.init(point.x, point.y)
        }
    }

    struct Edge: Hashable {
        var from: Point
        var to: Point

        var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

        var reversed: Edge { Edge(from: to, to: from) }
    }

    let edges: [Edge]

    init(edges: [Edge]) {
        self.edges = edges
    }

    /// - Parameter closing: Parts that end elsewhere than they began are closed, as for filling.
    init(_ path: Path, closing: Bool) {
        var edges: [Edge] = []
        var (start, at) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            let edge = Edge(from: Point(at), to: Point(end))
            if edge.from != edge.to { edges.append(edge) }
            at = end
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                if closing { add(start) }
                (start, at) = (end, end)
            case .closeSubpath: add(start)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                for point in Path.Segment(from: at, element: element, to: end).points.dropFirst() { add(point) }
            }
        }
        if closing { add(start) }
        self.edges = edges
    }

    /// The edges, cut where they meet those of another outline, or each other.
    func cut(by others: PathEdges) -> [Edge] {
        edges.flatMap { edge in edge.pieces(cutBy: others.edges) }
    }
}

extension PathEdges.Edge {
    fileprivate func pieces(cutBy others: [PathEdges.Edge]) -> [PathEdges.Edge] {
        var shares: [Double] = [0, 1]
        for other in others where other != self && mayMeet(other) { shares += meetings(with: other) }
        let points = shares.sorted().map { share -> PathEdges.Point in
            if share == 0 { return from }
            return share == 1 ? to : PathEdges.Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        }
        return zip(points, points.dropFirst()).filter { $0 != $1 }.map { PathEdges.Edge(from: $0, to: $1) }
    }

    private func mayMeet(_ other: PathEdges.Edge) -> Bool {
        max(from.x, to.x) >= min(other.from.x, other.to.x) && min(from.x, to.x) <= max(other.from.x, other.to.x)
            && max(from.y, to.y) >= min(other.from.y, other.to.y) && min(from.y, to.y) <= max(other.from.y, other.to.y)
    }

    /// Shares of the edge's length at which the other one crosses it, or begins or ends on it.
    private func meetings(with other: PathEdges.Edge) -> [Double] {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let (ex, ey) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let (gx, gy) = (other.from.x - from.x, other.from.y - from.y)
        let cross = dx * ey - dy * ex
        let length = dx * dx + dy * dy
        if abs(cross) > 1e-12 * (length * (ex * ex + ey * ey)).squareRoot() {
            let (own, its) = ((gx * ey - gy * ex) / cross, (gx * dy - gy * dx) / cross)
            let slack = 1e-9
            return own > 0 && own < 1 && its >= -slack && its <= 1 + slack ? [own] : []
        }
        // Side by side: on one line or never.
        guard abs(gx * dy - gy * dx) < 1e-6 * length.squareRoot() else { return [] }
        let begin = (gx * dx + gy * dy) / length
        return [begin, begin + (ex * dx + ey * dy) / length].filter { $0 > 0 && $0 < 1 }
    }
}

extension Path {
    /// Edges as parts, each as long as one leads on to the next. Edges that go straight on become one.
    init(joining edges: [PathEdges.Edge], closing: Bool) {
        self.init()
        var leaving: [PathEdges.Point: [Int]] = [:]
        for (index, edge) in edges.enumerated().reversed() { leaving[edge.from, default: []].append(index) }
        var isUsed = edges.map { _ in false }
        for first in edges.indices where !isUsed[first] {
            var points = [edges[first].from]
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(edges[index].to)
                if closing, edges[index].to == edges[first].from { break }
                next = leaving[edges[index].to]?.last { !isUsed[$0] }
            }
            addOutline(points, closing: closing && points.first == points.last)
        }
    }

    private mutating func addOutline(_ points: [PathEdges.Point], closing: Bool) {
        var corners: [PathEdges.Point] = []
        for point in points {
            if corners.count > 1, point.isStraight(after: corners[corners.count - 2], corners[corners.count - 1]) {
                corners.removeLast()
            }
            corners.append(point)
        }
        if closing { corners.removeLast() }
        addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
        if closing { closeSubpath() }
    }
}

extension PathEdges.Point {
    /// Whether one goes straight on to here from two points before it.
    fileprivate func isStraight(after first: PathEdges.Point, _ second: PathEdges.Point) -> Bool {
        let (ax, ay) = (second.x - first.x, second.y - first.y)
        let (bx, by) = (x - second.x, y - second.y)
        return abs(ax * by - ay * bx) < 1e-9 * max(1, hypot(ax, ay) * hypot(bx, by)) && ax * bx + ay * by > 0
    }
}
