import Foundation

/// What a path encloses, with its curves taken as straight lines once, so that many points can be asked about.
struct PathArea {
    private struct Edge {
        let from: CGPoint
        let to: CGPoint
    }

    /// Only those that go up or down: along a level one nobody comes in or goes out.
    private let edges: [Edge]
    /// How far they reach up, down and to the right.
    private var (top, bottom, right) = (CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)

    init(_ path: Path) {
        var edges: [Edge] = []
        var (start, at) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            if at.y != end.y { edges.append(Edge(from: at, to: end)) }
            at = end
        }
        for element in path.elements {
            switch element {
            case .move(let end):
                add(start)
                (start, at) = (end, end)
            case .closeSubpath: add(start)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                for point in Path.Segment(from: at, element: element, to: end).points.dropFirst() { add(point) }
            }
        }
        add(start)
        self.edges = edges
        for edge in edges {
            top = min(top, edge.from.y, edge.to.y)
            bottom = max(bottom, edge.from.y, edge.to.y)
            right = max(right, edge.from.x, edge.to.x)
        }
    }

    /// With `eoFill`, what two loops enclose together is outside.
    func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
        guard point.x <= right, point.y >= top, point.y <= bottom else { return false }
        var (winding, crossings) = (0, 0)
        for edge in edges where (edge.from.y <= point.y) != (edge.to.y <= point.y) {
            let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
            guard edge.from.x + share * (edge.to.x - edge.from.x) > point.x else { continue }
            winding += edge.from.y < edge.to.y ? 1 : -1
            crossings += 1
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}
