/// How buttons look, pressed and not pressed. They act as any button does.
///
///     struct Bold: ButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.bold(configuration.isPressed)
///         }
///     }
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes what a button shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let content: AnyView
    }

    /// What the button is for; nil for anything.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    fileprivate let press: Press

    /// Whether the person holds the button down at this moment.
    public var isPressed: Bool {
        press.wasAskedFor = true
        return press.isDown
    }

    /// Whether the button is held down, and whether the style cares: only then need a browser tell of every finger.
    fileprivate final class Press {
        let isDown: Bool
        var wasAskedFor = false

        init(isDown: Bool) {
            self.isDown = isDown
        }
    }
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the buttons in this view.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: style))
    }
}

struct ButtonStyleModifier<Style: ButtonStyle> {
    let style: Style
}

extension ButtonStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        environment.buttonStyle = AnyButtonStyle { AnyView(StyledButton(style: style, configuration: $0)) }
    }
}

private struct StyledButton<Style: ButtonStyle>: View {
    @Held var style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    var body: some View {
        let press = ButtonStyleConfiguration.Press(isDown: isPressed)
        let look = style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
                press: press))
        PressArea(
            surface: nil, isSteady: true, action: configuration.action,
            onPressing: press.wasAskedFor ? { isPressed = $0 } : nil, content: look)
    }
}
