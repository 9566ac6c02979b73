import Foundation

/// An outline of lines and curves, in points; y points down.
///
/// As a view or a shape it is drawn where its coordinates say, from the top left of its room.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    @frozen
    public enum Element: Equatable, Sendable {
        /// Begins a new part.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve that one point draws towards itself.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve that leaves towards one point and arrives from another.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the part began.
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    /// Where the last part began.
    private var start: CGPoint?
    /// Where the path has come to; nil for an empty one.
    public private(set) var currentPoint: CGPoint?

    /// An empty path.
    public init() {}

    /// A path that is drawn in a closure.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Whether nothing has been drawn.
    public var isEmpty: Bool { elements.isEmpty }

    /// Hands over the steps in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }
}

// MARK: - Drawing

extension Path {
    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) {
        append(.move(to: end))
    }

    /// Draws a straight line. A path that has not begun anywhere is left as it is, here and for curves.
    public mutating func addLine(to end: CGPoint) {
        append(.line(to: end))
    }

    /// Draws a curve that one point draws towards itself.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Draws a curve that leaves towards one point and arrives from another.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Draws a straight line back to where the part began.
    public mutating func closeSubpath() {
        append(.closeSubpath)
    }

    /// Draws lines from each point to the next, as a new part.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    mutating func append(_ element: Element) {
        switch element {
        case .move(let end):
            start = end
            currentPoint = end
        case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
            guard currentPoint != nil else { return }
            currentPoint = end
        case .closeSubpath:
            guard currentPoint != nil else { return }
            currentPoint = start
        }
        elements.append(element)
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(element.applying(transform)) }
    }

    /// The path in changed coordinates.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// The path, moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let first, let second):
            .curve(
                to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}

// MARK: - As a shape

extension Path: Shape {
    /// The path itself, whatever the rectangle is.
    public nonisolated func path(in rect: CGRect) -> Path {
        self
    }
}
