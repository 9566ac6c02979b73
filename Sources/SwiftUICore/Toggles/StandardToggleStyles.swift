import SceneCore

/// The style that suits the platform and the place: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: nil)
    }
}

/// A label, and a switch at the other end of the line.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    nonisolated public init() {
        tint = nil
    }

    /// A switch that has a colour while it is on.
    nonisolated public init(tint: Color) {
        self.tint = tint
    }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

/// A button that has a surface of the tint while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits the platform and the place: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label, and a switch at the other end of the line.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that has a surface of the tint while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle that looks like a button.
private struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let look = ButtonLook(.bordered, role: nil, environment: tinted)
        PressArea(
            surface: configuration.isOn ? look.surface : look.surface?.cleared, isSteady: false,
            isOn: configuration.isOn, action: { configuration.isOn.toggle() }, onPressing: nil,
            content: configuration.label.controlColor(look.label).font(look.font))
    }

    /// A toggle that is on is to be seen as such where the app has named no tint, too.
    private var tinted: EnvironmentValues {
        var tinted = environment
        if tinted.tintColor == nil { tinted.tintColor = .accentColor }
        return tinted
    }
}

extension ButtonSurface {
    /// The same without its colour: the label stays where it is.
    var cleared: ButtonSurface {
        ButtonSurface(fill: SceneColor(0, 0, 0, alpha: 0), shape: shape, insets: insets)
    }
}
