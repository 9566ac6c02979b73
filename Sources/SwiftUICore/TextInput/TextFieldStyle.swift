/// How a text field looks. The styles are those of the framework.
@MainActor
@preconcurrency
public protocol TextFieldStyle {}

/// The looks of text fields.
enum TextFieldStyleKind {
    case plain, roundedBorder
}

/// A style that says which of the looks it stands for.
@MainActor
protocol KnownTextFieldStyle: TextFieldStyle {
    static var kind: TextFieldStyleKind { get }
}

/// The look that suits the place: that of a plain field.
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
    nonisolated public init() {}

    static var kind: TextFieldStyleKind { .plain }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: KnownTextFieldStyle {
    nonisolated public init() {}

    static var kind: TextFieldStyleKind { .plain }
}

/// A border with rounded corners around the text.
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
    nonisolated public init() {}

    static var kind: TextFieldStyleKind { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The look that suits the place: that of a plain field.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing around the text.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with rounded corners around the text.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the look of the text fields in this view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(TextFieldStyleModifier(style: style))
    }
}

struct TextFieldStyleModifier<Style: TextFieldStyle> {
    let style: Style
}

extension TextFieldStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.textFieldStyle = (Style.self as? any KnownTextFieldStyle.Type)?.kind ?? .plain
    }
}

extension EnvironmentValues {
    private struct TextFieldStyleKey: EnvironmentKey {
        static var defaultValue: TextFieldStyleKind { .plain }
    }

    var textFieldStyle: TextFieldStyleKind {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}
