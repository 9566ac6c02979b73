import Foundation

/// One or more lines of text.
///
/// It is as wide as it needs to be, or breaks into lines where its container gives it less room. Texts are put together with
/// `+`, or one within the other; each keeps its own font, colour and lines:
///
///     Text("Total: ") + Text(price, format: .currency(code: "EUR")).bold()
///     Text("Open until \(Text("ten").italic())")
///
/// In a literal, Markdown is understood: `**strong**`, `_emphasis_`, `` `code` ``, `~~struck through~~` and links, which open with
/// the environment's ``EnvironmentValues/openURL``.
public struct Text: Equatable, Sendable {
    let content: TextContent
    var traits = TextTraits()

    init(_ content: TextContent) {
        self.content = content
    }

    /// Text that is shown exactly as it is.
    public init(verbatim content: String) {
        self.init(.plain(content))
    }

    /// Text that is shown as it is. A literal is taken for a key, which may have values in it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.plain(String(content)))
    }

    /// Text with values put into it, in the language of the environment if the app has a translation.
    ///
    /// - Parameters:
    ///   - key: What the translation is looked up by; without one, it is shown itself.
    ///   - tableName: The table that has it, a file of that name; nil for `Localizable`. If there is none, that is said once.
    ///   - bundle: Whose table, such as `.module` in a package; nil for the app's own.
    ///   - comment: For those who translate.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(LocalizedText(key.localized.parts, table: tableName, bundle: bundle)))
    }

    /// Text that is looked up where it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.localized(resource.localized))
    }

    /// A picture in the place of letters. It stands in the line as it would beside text.
    public init(_ image: Image) {
        self.init(.image(image))
    }

    /// Text in parts that have attributes of their own: those of ``AttributeScopes/SwiftUIAttributes``.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// The one text and then the other, each as it is.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.sum([lhs, rhs]))
    }
}

extension Text: PrimitiveView {
    public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TextNode.self, for: view)
    }
}
