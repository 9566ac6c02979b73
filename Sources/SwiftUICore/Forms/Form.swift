/// Controls that belong together, in rows: settings, or what is asked of a person.
///
///     Form {
///         Section("Sound") {
///             Toggle("Loud", isOn: $isLoud)
///         }
///     }
///
/// It looks like a list with cards, and scrolls as one. Each view in it is a row.
public struct Form<Content: View> {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// A form of views.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Form: View {
    public var body: some View {
        style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to show, with the same content: for a style that changes another one.
    nonisolated public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}
