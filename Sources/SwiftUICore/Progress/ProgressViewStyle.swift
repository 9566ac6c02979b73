/// How progress is shown.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of the progress.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes what shows the progress.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of the progress.
public struct ProgressViewStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What says the value, whatever its type.
    public struct CurrentValueLabel {
        let view: AnyView
    }

    /// How much is done, from 0 to 1; nil for something that goes on.
    public let fractionCompleted: Double?
    /// What goes on; nil if nothing says so.
    public var label: Label?
    /// What says the value; nil if nothing does.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    public var body: some View { view }
}

extension View {
    /// Sets how progress is shown in this view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier(style: style))
    }
}

struct ProgressViewStyleModifier<Style: ProgressViewStyle> {
    let style: Style
}

extension ProgressViewStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.progressViewStyle
        environment.progressViewStyle = AnyProgressViewStyle {
            AnyView(StyledProgress(style: style, configuration: $0).environment(\.progressViewStyle, around))
        }
    }
}

/// Progress as a style shows it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledProgress<Style: ProgressViewStyle>: View {
    @Held var style: Style
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A style of any type.
struct AnyProgressViewStyle {
    let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct ProgressViewStyleKey: EnvironmentKey {
        static var defaultValue: AnyProgressViewStyle {
            AnyProgressViewStyle { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
        }
    }

    var progressViewStyle: AnyProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}
