import Foundation
import SceneCore

/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
}

extension Edge {
    /// Some of the edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ e: Edge) {
            rawValue = 1 << e.rawValue
        }

        public static let top = Edge.Set(.top)
        public static let leading = Edge.Set(.leading)
        public static let bottom = Edge.Set(.bottom)
        public static let trailing = Edge.Set(.trailing)
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Edge.Set = [.leading, .trailing]
        public static let vertical: Edge.Set = [.top, .bottom]
    }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

extension EdgeInsets {
    /// The same distance on some edges, none on the others.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// What a device's edges cover; lines run from left to right.
    init(_ safeArea: SafeArea, in direction: LayoutDirection) {
        let sides = direction == .leftToRight ? (safeArea.left, safeArea.right) : (safeArea.right, safeArea.left)
        self.init(top: safeArea.top, leading: sides.0, bottom: safeArea.bottom, trailing: sides.1)
    }

    /// What is left of the distances when others are taken away.
    func less(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top - other.top, leading: leading - other.leading, bottom: bottom - other.bottom,
            trailing: trailing - other.trailing)
    }

    /// The same distances on some edges, none on the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }

    /// What is left of the distances beyond a size for something in it: all on edges that meet, less for what reaches out
    /// already, none where there is room between.
    func left(for frame: CGRect, in size: CGSize) -> EdgeInsets {
        /// Rounded places that meet may differ by the last bits.
        let hair: CGFloat = 0.001
        func left(_ distance: CGFloat, gap: CGFloat) -> CGFloat {
            gap > hair ? 0 : gap < -hair ? max(0, distance + gap) : distance
        }
        return EdgeInsets(
            top: left(top, gap: frame.minY), leading: left(leading, gap: frame.minX),
            bottom: left(bottom, gap: size.height - frame.maxY),
            trailing: left(trailing, gap: size.width - frame.maxX))
    }

    /// Both insets, one inside the other.
    func adding(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }

    var horizontal: CGFloat { leading + trailing }
    var vertical: CGFloat { top + bottom }
}
