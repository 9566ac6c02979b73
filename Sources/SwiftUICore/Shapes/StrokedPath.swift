import Foundation

extension Path {
    /// The area of a line along the path. Its parts overlap; filled, they are one.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var brush = Brush(style: style)
        for line in lines {
            for piece in line.dashed(style) { brush.draw(piece) }
        }
        return brush.area
    }

    /// A part of a path as points, one after the other.
    fileprivate struct Line {
        var points: [CGPoint]
        var isClosed = false
    }

    private var lines: [Line] {
        var lines: [Line] = []
        var line = Line(points: [])
        func finish() {
            if line.points.count > 1 { lines.append(line) }
        }
        for element in elements {
            switch element {
            case .move(let end):
                finish()
                line = Line(points: [end])
            case .closeSubpath:
                guard let start = line.points.first else { continue }
                if line.points.last == start { line.points.removeLast() }
                line.isClosed = true
                finish()
                line = Line(points: [start])
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                guard let at = line.points.last else { continue }
                for point in Segment(from: at, element: element, to: end).points.dropFirst()
                where point != line.points.last {
                    line.points.append(point)
                }
            }
        }
        finish()
        return lines
    }
}

extension Path.Line {
    /// The pieces that dashes leave of the line.
    fileprivate func dashed(_ style: StrokeStyle) -> [Path.Line] {
        let dash = style.pen.dash.count % 2 == 0 ? style.pen.dash : style.pen.dash + style.pen.dash
        guard let first = dash.first, let start = points.first else { return [self] }
        let whole = dash.reduce(0, +)
        var phase = style.dashPhase.truncatingRemainder(dividingBy: whole)
        if phase < 0 { phase += whole }
        var (index, left) = (0, first)
        while phase >= left {
            phase -= left
            index = (index + 1) % dash.count
            left = dash[index]
        }
        left -= phase
        var pieces: [Path.Line] = []
        var piece = Path.Line(points: [start])
        for (from, to) in zip(points, points.dropFirst() + (isClosed ? [start] : [])) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var passed: CGFloat = 0
            // A line that nobody could count the dashes of has none.
            guard length.isFinite, length / whole * CGFloat(dash.count) < Self.mostDashes else { return [self] }
            while length - passed > left {
                passed += left
                let point = CGPoint(
                    x: from.x + (to.x - from.x) * passed / length, y: from.y + (to.y - from.y) * passed / length)
                if index % 2 == 0 { pieces.append(Path.Line(points: piece.points + [point])) }
                piece = Path.Line(points: [point])
                index = (index + 1) % dash.count
                left = max(dash[index], 0.001)
            }
            left -= length - passed
            piece.points.append(to)
        }
        if index % 2 == 0, piece.points.count > 1 { pieces.append(piece) }
        return pieces
    }

    private static let mostDashes: CGFloat = 100_000
}

/// Draws lines as areas: a box for each straight piece, and what joins and ends them.
private struct Brush {
    private(set) var area = Path()
    private let style: StrokeStyle
    private let radius: CGFloat

    init(style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
    }

    mutating func draw(_ line: Path.Line) {
        let points = line.points
        let ends = Array(points.dropFirst()) + (line.isClosed ? [points[0]] : [])
        for (from, to) in zip(points, ends) { box(from, to) }
        guard points.count > 1 else { return }
        for index in 1..<max(points.count - 1, 1) { corner(points[index - 1], points[index], points[index + 1]) }
        let (first, last) = (points[0], points[points.count - 1])
        if line.isClosed {
            corner(points[points.count - 2], last, first)
            corner(last, first, points[1])
        } else {
            cap(at: first, from: points[1])
            cap(at: last, from: points[points.count - 2])
        }
    }

    /// Half the line's width, to the side of a direction.
    private func side(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return .zero }
        return CGPoint(x: -(to.y - from.y) / length * radius, y: (to.x - from.x) / length * radius)
    }

    private mutating func box(_ from: CGPoint, _ to: CGPoint) {
        let side = side(from, to)
        polygon([from.minus(side), to.minus(side), to.plus(side), from.plus(side)])
    }

    private mutating func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) {
        if style.lineJoin == .round { return disc(at: point) }
        var (one, other) = (side(before, point), side(point, after))
        let turn = one.x * other.y - one.y * other.x
        if turn > 0 { (one, other) = (CGPoint.zero.minus(one), CGPoint.zero.minus(other)) }
        let tip = one.plus(other)
        let reach = tip.x * tip.x + tip.y * tip.y
        var corners = [point, point.plus(one)]
        // The point is as far away as the two sides lean apart.
        let share = reach > 0 ? 2 * radius * radius / reach : .infinity
        if style.lineJoin == .miter, (share * reach.squareRoot()) <= style.miterLimit * radius {
            corners.append(CGPoint(x: point.x + tip.x * share, y: point.y + tip.y * share))
        }
        corners.append(point.plus(other))
        polygon(corners)
    }

    private mutating func cap(at end: CGPoint, from inside: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: disc(at: end)
        case .square:
            let side = side(inside, end)
            box(end, end.plus(CGPoint(x: side.y, y: -side.x)))
        }
    }

    private mutating func disc(at point: CGPoint) {
        area.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
    }

    /// All turn the same way, so that where two overlap is inside as well. So do circles.
    private mutating func polygon(_ points: [CGPoint]) {
        let twice = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
        area.addLines(twice >= 0 ? points : points.reversed())
        area.closeSubpath()
    }
}

extension CGPoint {
    fileprivate func plus(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
    fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
