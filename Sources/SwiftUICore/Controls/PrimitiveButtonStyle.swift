/// How buttons look and when they act. A style of one's own decides both; for the look alone there is ``ButtonStyle``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes what a button shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    public struct Label {
        let content: AnyView
    }

    /// What the button is for; nil for anything.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Does what the button does.
    @MainActor
    public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the buttons in this view.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle> {
    let style: Style
}

extension PrimitiveButtonStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.buttonStyle
        environment.buttonStyle = AnyButtonStyle {
            AnyView(PrimitiveStyledButton(style: style, configuration: $0).environment(\.buttonStyle, around))
        }
    }
}

/// A button as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
    @Held var style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A button's style, whatever its type.
struct AnyButtonStyle {
    let makeBody: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: AnyButtonStyle {
            AnyButtonStyle { AnyView(StandardButton(kind: .automatic, configuration: $0)) }
        }
    }

    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

/// A value of an app's type whose properties are to be connected as those of the view that holds it.
@propertyWrapper
struct Held<Value> {
    let wrappedValue: Value
}

extension Held: PropertyHolder {
    static var held: Any.Type { Value.self }
}
