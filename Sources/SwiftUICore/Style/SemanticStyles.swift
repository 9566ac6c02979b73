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
        if let style = shape.environment.backgroundStyle { return style._apply(to: &shape) }
        shape.value = .color(Color(.standard(.background)))
    }
}

extension View {
    /// Sets what ``ShapeStyle/background`` is in the view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension EnvironmentValues {
    private struct BackgroundStyleKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// What ``ShapeStyle/background`` is; nil for what lies behind the content of a screen.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// What lies behind what is selected.
public struct SelectionShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.selection)))
    }
}

/// A thin layer over the background, behind a thing of its own.
public struct FillShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.fill)))
    }
}

/// What lies behind all in a window.
public struct WindowBackgroundShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.background)))
    }
}

/// The colour of a link in a text.
public struct LinkShapeStyle: Hashable, ShapeStyle {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.value = .color(Color(.standard(.blue)))
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

extension ShapeStyle where Self == SelectionShapeStyle {
    /// What lies behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A thin layer over the background, behind a thing of its own.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// What lies behind all in a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of a link in a text.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
