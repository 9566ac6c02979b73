import Foundation

// Whole figures. Where each begins and which way it runs is recorded from SwiftUI (`reference/shape-paths.json`): it shows in
// lines that are trimmed or dashed.
extension Path {
    /// A rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of different radii.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// An ellipse as large as a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with round corners. Corners that are too large for it are made smaller.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corner = RoundedCorner(width: cornerSize.width, height: cornerSize.height)
        addPath(
            RoundedOutline(rect: rect, corners: .init(repeating: corner), style: style).path, transform: transform)
    }

    /// Adds a rectangle with corners of different radii. Corners that are too large for it are made smaller.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(
            RoundedOutline(rect: rect, corners: .init(cornerRadii), style: style).path, transform: transform)
    }

    /// Adds an ellipse as large as a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let place = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360), transform: place)
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds part of a circle, with a line to where it begins. Angles grow clockwise on screen from the right; `clockwise` counts
    /// as if y pointed up, so that `false` is the way in which angles grow.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        let isWhole = abs(difference) >= 2 * .pi
        let sweep = isWhole ? 2 * .pi : Self.sweep(clockwise ? -difference : difference)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -sweep : sweep),
            transform: transform)
        if isWhole { closeSubpath() }
    }

    /// From no turn to just less than a whole one.
    private static func sweep(_ difference: Double) -> Double {
        guard difference.isFinite else { return 0 }
        let rest = difference.truncatingRemainder(dividingBy: 2 * .pi)
        return rest < 0 ? rest + 2 * .pi : rest
    }

    /// Adds part of a circle that begins at an angle and goes on for another, with a line to where it begins.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let begin = Self.point(at: startAngle.radians).applying(place)
        if currentPoint == nil { move(to: begin) } else if currentPoint != begin { addLine(to: begin) }
        let quarter = Double.pi / 2
        var angle = startAngle.radians
        var left = min(max(delta.radians, -4 * .pi), 4 * .pi)
        while abs(left) > 1e-9 {
            let step = abs(left) > quarter + 1e-9 ? (left < 0 ? -quarter : quarter) : left
            append(Self.arc(from: angle, by: step).applying(place))
            angle += step
            left -= step
        }
    }

    private static func point(at angle: Double) -> CGPoint {
        CGPoint(x: cos(angle), y: sin(angle))
    }

    /// At most a quarter of the circle of radius 1.
    private static func arc(from angle: Double, by step: Double) -> Element {
        let length = 4 / 3 * tan(step / 4)
        let (begin, end) = (point(at: angle), point(at: angle + step))
        return .curve(
            to: end, control1: CGPoint(x: begin.x - length * begin.y, y: begin.y + length * begin.x),
            control2: CGPoint(x: end.x + length * end.y, y: end.y - length * end.x))
    }

    /// Adds part of a circle that touches two lines, from where the path is to `tangent1End` and from there to `tangent2End`,
    /// with a line to where it begins.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return }
        let first = CGPoint(x: from.x - tangent1End.x, y: from.y - tangent1End.y)
        let second = CGPoint(x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let turn = first.x * second.y - first.y * second.x
        let lengths = hypot(first.x, first.y) * hypot(second.x, second.y)
        guard lengths > 0, abs(turn) > 1e-9 * lengths, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let between = acos(min(max((first.x * second.x + first.y * second.y) / lengths, -1), 1))
        let distance = radius / tan(between / 2)
        let begin = tangent1End.moved(along: first, by: distance)
        let toMiddle = CGPoint(
            x: first.x / hypot(first.x, first.y) + second.x / hypot(second.x, second.y),
            y: first.y / hypot(first.x, first.y) + second.y / hypot(second.x, second.y))
        let center = tangent1End.moved(along: toMiddle, by: radius / sin(between / 2))
        let sweep = (Double.pi - between) * (turn < 0 ? 1 : -1)
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(atan2(begin.y - center.y, begin.x - center.x)),
            delta: .radians(sweep), transform: transform)
    }
}

extension CGPoint {
    fileprivate func moved(along direction: CGPoint, by distance: CGFloat) -> CGPoint {
        let length = hypot(direction.x, direction.y)
        return CGPoint(x: x + direction.x / length * distance, y: y + direction.y / length * distance)
    }
}
