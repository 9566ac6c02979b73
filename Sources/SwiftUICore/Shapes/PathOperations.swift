import Foundation

// Areas put together from areas. Curves come out as short straight lines.

extension Path {
    /// The area of the path as loops that do not cross, whichever way it is filled.
    public func normalized(eoFill: Bool = true) -> Path {
        area(with: Path(), eoFill: eoFill) { own, _ in own }
    }

    /// The area that both paths have.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        area(with: other, eoFill: eoFill) { $0 && $1 }
    }

    /// The area that either path has.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        area(with: other, eoFill: eoFill) { $0 || $1 }
    }

    /// The area of this path that the other one does not have.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        area(with: other, eoFill: eoFill) { $0 && !$1 }
    }

    /// The area that one of the paths has and the other one does not.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        area(with: other, eoFill: eoFill) { $0 != $1 }
    }

    /// The parts of this path's line that run inside of the other path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        let area = PathArea(other)
        return line(cutBy: other) { area.contains($0, eoFill: eoFill) }
    }

    /// The parts of this path's line that run outside of the other path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        let area = PathArea(other)
        return line(cutBy: other) { !area.contains($0, eoFill: eoFill) }
    }

    private func line(cutBy other: Path, where isKept: (CGPoint) -> Bool) -> Path {
        let pieces = PathEdges(self, closing: false).cut(by: PathEdges(other, closing: true))
        return Path(joining: pieces.filter { isKept($0.middle) }, closing: false)
    }

    /// The edges that have the wanted area on one side only, with that side on their right.
    private func area(with other: Path, eoFill: Bool, isWanted: (Bool, Bool) -> Bool) -> Path {
        let all = PathEdges(edges: [self, other].flatMap { PathEdges($0, closing: true).edges })
        let (own, others) = (PathArea(self), PathArea(other))
        func isInside(_ point: CGPoint) -> Bool {
            isWanted(own.contains(point, eoFill: eoFill), others.contains(point, eoFill: eoFill))
        }
        var seen: Set<PathEdges.Edge> = []
        let border = all.cut(by: all).compactMap { edge -> PathEdges.Edge? in
            guard !seen.contains(edge), !seen.contains(edge.reversed) else { return nil }
            seen.insert(edge)
            let (left, right) = (isInside(edge.point(beside: -1)), isInside(edge.point(beside: 1)))
            if left == right { return nil }
            return right ? edge : edge.reversed
        }
        return Path(joining: border, closing: true)
    }
}

extension PathEdges.Edge {
    /// A point beside the middle of the edge: 1 for its right, -1 for its left, as seen on screen.
    fileprivate func point(beside side: Double) -> CGPoint {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let step = side * Self.width / max(hypot(dx, dy), 1e-9)
        return CGPoint(x: middle.x - dy * step, y: middle.y + dx * step)
    }

    /// Less than anybody sees, more than numbers err by.
    private static let width = 1e-4
}

extension Shape {
    /// The area that both shapes have.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// The area that either shape has.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// The area of this shape that the other one does not have.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// The area that one of the shapes has and the other one does not.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that run inside of the other shape's area.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// The parts of this shape's line that run outside of the other shape's area.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        JoinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}

/// A shape made of two.
struct JoinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let join: @Sendable (Path, Path) -> Path

    nonisolated func path(in rect: CGRect) -> Path {
        join(first.path(in: rect), second.path(in: rect))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        first.sizeThatFits(proposal)
    }
}
