import Foundation

/// How a round corner begins.
public enum RoundedCornerStyle: Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins gently.
    case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// Radii for some corners; others are square.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// How far a corner reaches along both of its sides, in points.
struct RoundedCorner: Equatable {
    var width: CGFloat
    var height: CGFloat
}

/// One value for each corner, in the order in which an outline runs from the middle of the trailing side.
struct Corners<Value> {
    var bottomTrailing: Value
    var bottomLeading: Value
    var topLeading: Value
    var topTrailing: Value
}

extension Corners {
    init(repeating value: Value) {
        self.init(bottomTrailing: value, bottomLeading: value, topLeading: value, topTrailing: value)
    }
}

extension Corners<RoundedCorner> {
    init(_ radii: RectangleCornerRadii) {
        func corner(_ radius: CGFloat) -> RoundedCorner { RoundedCorner(width: radius, height: radius) }
        self.init(
            bottomTrailing: corner(radii.bottomTrailing), bottomLeading: corner(radii.bottomLeading),
            topLeading: corner(radii.topLeading), topTrailing: corner(radii.topTrailing))
    }
}

/// The outline of a rectangle with round corners.
struct RoundedOutline {
    let rect: CGRect
    let corners: Corners<RoundedCorner>
    let style: RoundedCornerStyle

    /// Runs from the middle of the trailing side down and around (`reference/shape-paths.json`).
    var path: Path {
        guard !rect.isNull else { return Path() }
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: (rightTop + rightBottom) / 2))
        let (right, bottom) = (CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0))
        let (left, top) = (CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0))
        turn(&path, at: CGPoint(x: rect.maxX, y: rect.maxY), corners.bottomTrailing, from: right, to: bottom)
        turn(&path, at: CGPoint(x: rect.minX, y: rect.maxY), corners.bottomLeading, from: bottom, to: left)
        turn(&path, at: CGPoint(x: rect.minX, y: rect.minY), corners.topLeading, from: left, to: top)
        turn(&path, at: CGPoint(x: rect.maxX, y: rect.minY), corners.topTrailing, from: top, to: right)
        path.closeSubpath()
        return path
    }

    private var rightTop: CGFloat { rect.minY + fitting(corners.topTrailing).height }
    private var rightBottom: CGFloat { rect.maxY - fitting(corners.bottomTrailing).height }

    /// No corner reaches over the middle of a side.
    private func fitting(_ corner: RoundedCorner) -> RoundedCorner {
        RoundedCorner(
            width: min(max(corner.width, 0), rect.width / 2), height: min(max(corner.height, 0), rect.height / 2))
    }

    /// A line to where the corner begins, and the corner. `from` and `to` are the directions before and after it.
    private func turn(
        _ path: inout Path, at point: CGPoint, _ corner: RoundedCorner, from: CGPoint, to: CGPoint
    ) {
        let corner = limited(corner)
        let isDown = from.x == 0
        let (before, after) = isDown ? (corner.height, corner.width) : (corner.width, corner.height)
        guard before > 0, after > 0 else { return path.addLine(to: point) }
        /// A point `a` before the corner and `b` after it, in parts of what the corner reaches.
        func place(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x - from.x * a * before + to.x * b * after,
                y: point.y - from.y * a * before + to.y * b * after)
        }
        switch style {
        case .circular:
            path.addLine(to: place(1, 0))
            path.addCurve(
                to: place(0, 1), control1: place(1 - Self.circle, 0), control2: place(0, 1 - Self.circle))
        case .continuous:
            let room = isDown ? (rect.height, rect.width) : (rect.width, rect.height)
            let entry = GentleEnd(room: room.0 / 2 / before)
            let exit = GentleEnd(room: room.1 / 2 / after)
            path.addLine(to: place(entry.end, 0))
            path.addCurve(
                to: place(GentleEnd.far, GentleEnd.near), control1: place(entry.first, 0),
                control2: place(entry.second, 0))
            path.addCurve(
                to: place(GentleEnd.near, GentleEnd.far), control1: place(GentleEnd.middleFar, GentleEnd.middleNear),
                control2: place(GentleEnd.middleNear, GentleEnd.middleFar))
            path.addCurve(to: place(0, exit.end), control1: place(0, exit.second), control2: place(0, exit.first))
        }
    }

    /// A corner that is as high as it is wide stays so when it is made smaller.
    private func limited(_ corner: RoundedCorner) -> RoundedCorner {
        let fitting = fitting(corner)
        guard corner.width == corner.height else { return fitting }
        let radius = min(fitting.width, fitting.height)
        return RoundedCorner(width: radius, height: radius)
    }

    /// Of a curve that looks like a quarter of a circle.
    private static let circle: CGFloat = 0.5522847498
}

/// Where a continuous corner begins on a side, in parts of its radius, as recorded (`reference/shape-paths.json`): it reaches
/// 1.52866 radii along the side where there is room, and less, in proportion, where there is not.
private struct GentleEnd {
    let end: CGFloat
    let first: CGFloat
    let second: CGFloat

    /// - Parameter room: From the corner to the middle of the side, at least 1.
    init(room: CGFloat) {
        end = min(max(room, 1), 1.528665)
        first = 0.96 + (end - 1) * (1.088493 - 0.96) / 0.528665
        second = 0.82 + (end - 1) * (0.868407 - 0.82) / 0.528665
    }

    static let far: CGFloat = 0.631494
    static let near: CGFloat = 0.0749114
    static let middleFar: CGFloat = 0.372824
    static let middleNear: CGFloat = 0.16906
}
