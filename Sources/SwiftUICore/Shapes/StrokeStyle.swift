import Foundation
import SceneCore

/// How the end of a line looks.
public enum CGLineCap: Sendable {
    /// Cut off where the line ends.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
}

/// How a corner of a line looks.
public enum CGLineJoin: Sendable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
}

/// How a line is drawn along an outline.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// How long a pointed corner may be, in parts of the line's width.
    public var miterLimit: CGFloat
    /// Lengths that are drawn and left out by turns, in points.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle {
    /// The pen as a scene has it. Dashes that cannot be drawn make a line without gaps.
    var pen: ScenePen {
        var pen = ScenePen()
        pen.cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        pen.join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        pen.miterLimit = miterLimit
        if dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) {
            pen.dash = dash
            pen.dashPhase = dashPhase
        }
        return pen
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// What two loops enclose together is left out.
    public var isEOFilled: Bool
    /// Edges are smooth. A page always draws them so.
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
