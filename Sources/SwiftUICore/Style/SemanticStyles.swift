/// The style that the surroundings paint with.
public struct ForegroundStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = shape.environment.foreground?.primary ?? .color(.label)
    }
}

/// What lies behind the content of a screen.
public struct BackgroundStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.background)))
    }
}

/// The colour of what can be pressed, as `tint` has set it.
public struct TintShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(shape.environment.tintColor ?? .accentColor)
    }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.separator)))
    }
}

/// The colour of text that stands where nothing has been written yet.
public struct PlaceholderTextShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.tertiaryLabel)))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style that the surroundings paint with.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What lies behind the content of a screen.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The colour of what can be pressed.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of text that stands where nothing has been written yet.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
