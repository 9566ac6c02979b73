/// A translucent layer: what lies behind is blurred and shines through.
public struct Material: Hashable, Sendable {
    let color: StandardColor

    /// Mostly what lies behind.
    public static let ultraThin = Material(color: .ultraThinMaterial)
    /// More of what lies behind than of the material.
    public static let thin = Material(color: .thinMaterial)
    /// Something of both.
    public static let regular = Material(color: .regularMaterial)
    /// More of the material than of what lies behind.
    public static let thick = Material(color: .thickMaterial)
    /// Mostly the material.
    public static let ultraThick = Material(color: .ultraThickMaterial)
    /// That of bars.
    public static let bar = Material(color: .glass)
}

extension Material: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .material(self)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
