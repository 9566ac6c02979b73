/// How forms look.
@MainActor
@preconcurrency
public protocol FormStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a form.
    typealias Configuration = FormStyleConfiguration

    /// Makes what a form shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a form.
public struct FormStyleConfiguration {
    /// The views of the form, whatever their types.
    public struct Content {
        let view: AnyView
    }

    /// The views of the form.
    public let content: Content
}

extension FormStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The style that suits the platform and the place: rows on cards.
public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(configuration: configuration)
    }
}

/// Rows on cards.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(configuration: configuration)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that suits the platform and the place: rows on cards.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Rows on cards.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A form has its cards wherever it stands: also in a sidebar, where a list has none.
private struct GroupedForm: View {
    let configuration: FormStyleConfiguration

    var body: some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

extension View {
    /// Sets the style of the forms in this view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(FormStyleModifier(style: style))
    }
}

struct FormStyleModifier<Style: FormStyle> {
    let style: Style
}

extension FormStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.formStyle
        environment.formStyle = AnyFormStyle {
            AnyView(StyledForm(style: style, configuration: $0).environment(\.formStyle, around))
        }
    }
}

/// A form as a style makes it. The style's own properties are those of this view.
private struct StyledForm<Style: FormStyle>: View {
    @Held var style: Style
    let configuration: FormStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A form's style, whatever its type.
struct AnyFormStyle {
    let makeBody: @MainActor (FormStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct FormStyleKey: EnvironmentKey {
        static var defaultValue: AnyFormStyle { AnyFormStyle { AnyView(GroupedForm(configuration: $0)) } }
    }

    var formStyle: AnyFormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}
