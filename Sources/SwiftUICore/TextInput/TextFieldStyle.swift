/// How text fields look. A style of the app's puts something around the field that it is given.
///
///     struct Boxed: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.padding(8).background(.quaternary)
///         }
///     }
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    /// The type of what `_body(configuration:)` makes.
    associatedtype _Body: View

    /// The field's label, whatever its type.
    typealias _Label = _TextFieldStyleLabel

    /// Makes what a field shows.
    @ViewBuilder
    func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel {
    let content: AnyView
}

extension _TextFieldStyleLabel: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        AnyView._makeView(view: _GraphValue(view.value.content), inputs: inputs)
    }
}

/// The looks that a field has by itself.
enum TextFieldLook {
    case plain, roundedBorder
}

/// A style that is one of these looks, and nothing around the field.
@MainActor
private protocol BareTextFieldStyle: TextFieldStyle {
    static var look: TextFieldLook { get }
}

/// The look that suits the place: that of a plain field.
public struct DefaultTextFieldStyle: BareTextFieldStyle {
    nonisolated public init() {}

    fileprivate static var look: TextFieldLook { .plain }

    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.look(Self.look) }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: BareTextFieldStyle {
    nonisolated public init() {}

    fileprivate static var look: TextFieldLook { .plain }

    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.look(Self.look) }
}

/// A border with rounded corners around the text.
public struct RoundedBorderTextFieldStyle: BareTextFieldStyle {
    nonisolated public init() {}

    fileprivate static var look: TextFieldLook { .roundedBorder }

    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.look(Self.look) }
}

extension View {
    fileprivate func look(_ look: TextFieldLook) -> some View {
        environment(\.textFieldLook, look).environment(\.textFieldStyle, nil)
    }
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
        if let bare = Style.self as? any BareTextFieldStyle.Type {
            environment.textFieldLook = bare.look
            environment.textFieldStyle = nil
            return
        }
        let style = style
        // The field that a style is given is one in the style around.
        let (look, around) = (environment.textFieldLook, environment.textFieldStyle)
        environment.textFieldStyle = AnyTextFieldStyle {
            AnyView(
                StyledTextField(style: style, field: $0)
                    .environment(\.textFieldLook, look).environment(\.textFieldStyle, around))
        }
    }
}

/// A field as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledTextField<Style: TextFieldStyle>: View {
    @Held var style: Style
    let field: TextField<_TextFieldStyleLabel>

    var body: some View {
        style._body(configuration: field)
    }
}

/// A style of the app's, whatever its type.
struct AnyTextFieldStyle {
    let makeBody: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
}

extension EnvironmentValues {
    private struct TextFieldStyleKey: EnvironmentKey {
        static var defaultValue: AnyTextFieldStyle? { nil }
    }

    /// What is around a field; nil for nothing.
    var textFieldStyle: AnyTextFieldStyle? {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }

    private struct TextFieldLookKey: EnvironmentKey {
        static var defaultValue: TextFieldLook { .plain }
    }

    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}
