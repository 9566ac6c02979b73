import Foundation
import SceneCore

/// What a view asks of the distances to its neighbours.
public struct ViewSpacing: Sendable {
    private var top: EdgePreference?
    private var bottom: EdgePreference?
    private var sides: EdgePreference?

    /// A view that stands right at its neighbours.
    public static let zero = ViewSpacing(EdgePreferences.none)

    /// No wishes, for taking in those of others.
    public init() {}

    init(_ edges: EdgePreferences) {
        top = edges.top
        bottom = edges.bottom
        sides = edges.sides
    }

    var edges: EdgePreferences {
        EdgePreferences(top: top ?? .plain, bottom: bottom ?? .plain, sides: sides ?? .plain)
    }

    /// Takes in what another view asks on some edges; the larger wish counts.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = Self.larger(top, other.top) }
        if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
        if !edges.isDisjoint(with: .horizontal) { sides = Self.larger(sides, other.sides) }
    }

    /// What both views ask together.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance from this view to the one that follows along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal ? edges.distance(acrossTo: next.edges) : edges.distance(downTo: next.edges)
    }

    private static func larger(_ one: EdgePreference?, _ other: EdgePreference?) -> EdgePreference? {
        switch (one, other) {
        case (nil, let known), (let known, nil): known
        case (EdgePreference.none?, let wish), (let wish, EdgePreference.none?): wish
        case (.text(let first)?, .text(let second)?):
            .text(
                TextSpacing(
                    above: max(first.above, second.above), below: max(first.below, second.below),
                    betweenTexts: max(first.betweenTexts, second.betweenTexts)))
        default: .plain
        }
    }
}
