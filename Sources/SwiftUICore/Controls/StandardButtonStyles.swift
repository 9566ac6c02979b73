/// The style that suits the platform and the place: the label in the tint, nothing around it.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(kind: .automatic, configuration: configuration)
    }
}

/// The label in the tint, nothing around it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(kind: .borderless, configuration: configuration)
    }
}

/// The label as it is, nothing around it.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(kind: .plain, configuration: configuration)
    }
}

/// The label in the tint, on a quiet surface.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(kind: .bordered, configuration: configuration)
    }
}

/// The label in white, on a surface of the tint: for what most people come for.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardButton(kind: .prominent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits the platform and the place.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint, nothing around it.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is, nothing around it.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint, on a quiet surface.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white, on a surface of the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The looks of buttons that the framework knows.
enum StandardButtonKind {
    case automatic, plain, borderless, bordered, prominent

    var hasBorder: Bool { self == .bordered || self == .prominent }
}

/// A button in one of the framework's own styles.
struct StandardButton: View {
    let kind: StandardButtonKind
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let look = ButtonLook(kind, role: configuration.role, environment: environment)
        PressArea(
            surface: look.surface, isSteady: false, action: configuration.action, onPressing: nil,
            content: configuration.label.controlColor(look.label).font(look.font))
    }
}
