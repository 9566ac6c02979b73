/// How toggles look, and what turns them on and off.
///
///     struct Lamp: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button(configuration.isOn ? "Light out" : "Light on") {
///                 configuration.isOn.toggle()
///             }
///         }
///     }
@MainActor
@preconcurrency
public protocol ToggleStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Makes what a toggle shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label, whatever its type.
    public struct Label {
        let content: AnyView
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on. A style sets it when the person turns the toggle on or off.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for many values of which some are on and others are not. Then it is not on.
    public var isMixed: Bool
}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ToggleStyleModifier(style: style))
    }
}

struct ToggleStyleModifier<Style: ToggleStyle> {
    let style: Style
}

extension ToggleStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.toggleStyle
        environment.toggleStyle = AnyToggleStyle {
            AnyView(StyledToggle(style: style, configuration: $0).environment(\.toggleStyle, around))
        }
    }
}

/// A toggle as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledToggle<Style: ToggleStyle>: View {
    @Held var style: Style
    let configuration: ToggleStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A toggle's style, whatever its type.
struct AnyToggleStyle {
    let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static var defaultValue: AnyToggleStyle {
            AnyToggleStyle { AnyView(SwitchToggle(configuration: $0, tint: nil)) }
        }
    }

    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}
