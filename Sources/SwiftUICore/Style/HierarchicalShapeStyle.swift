/// A step of importance: what is second to the primary content is painted more quietly.
public struct HierarchicalShapeStyle: Hashable, ShapeStyle {
    enum Level: Int {
        case primary, secondary, tertiary, quaternary, quinary
    }

    let level: Level

    public static let primary = HierarchicalShapeStyle(level: .primary)
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
    public static let quinary = HierarchicalShapeStyle(level: .quinary)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = shape.environment.foreground?.value(of: level) ?? .color(level.label)
    }
}

extension HierarchicalShapeStyle.Level {
    /// The colour where the surroundings paint in none of their own.
    fileprivate var label: Color {
        switch self {
        case .primary: .label
        case .secondary: Color(.standard(.secondaryLabel))
        case .tertiary: Color(.standard(.tertiaryLabel))
        case .quaternary: Color(.standard(.quaternaryLabel))
        // No source; as much less than the fourth as the fourth is less than the third.
        case .quinary: Color(.standard(.quaternaryLabel)).opacity(0.6)
        }
    }

    /// How much of another style is left (`platform/colors.json`, "differsFromUIKit": a guess; the fifth is ours).
    var opacity: Double {
        switch self {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 0.25
        case .quaternary: 0.18
        case .quinary: 0.11
        }
    }
}

/// What the surroundings paint with, step by step.
struct ForegroundLevels: Equatable, Sendable {
    var primary: StyleValue
    var secondary: StyleValue?
    var tertiary: StyleValue?

    /// A step that has no style of its own is a quieter form of the last one that has.
    func value(of level: HierarchicalShapeStyle.Level) -> StyleValue {
        let given = [primary, secondary, tertiary]
        if given.indices.contains(level.rawValue), let own = given[level.rawValue] { return own }
        return primary.opacity(level.opacity)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}
