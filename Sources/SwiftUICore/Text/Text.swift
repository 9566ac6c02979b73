import Foundation

/// One or more lines of text.
///
/// It is as wide as it needs to be, or breaks into lines where its container gives it less room.
public struct Text: Equatable, Sendable {
    let string: String
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var color: Color?

    /// Text that is shown exactly as it is.
    public init(verbatim content: String) {
        string = content
    }

    /// Text that is shown as it is. A literal is taken for a key, which may have values in it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    /// Text with values put into it. It is shown in the language that it is written in.
    public init(_ key: LocalizedStringKey) {
        string = key.text
    }
}

extension Text {
    /// The same text in a font; nil for the one around it.
    public func font(_ font: Font?) -> Text {
        with { $0.font = font }
    }

    /// The same text in a weight; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        with { $0.weight = weight }
    }

    /// The same text in bold.
    public func bold() -> Text {
        with { $0.isBold = true }
    }

    /// The same text, in bold or not.
    public func bold(_ isActive: Bool) -> Text {
        with { $0.isBold = isActive }
    }

    /// The same text in a colour; nil for the one around it.
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.color = color }
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }
}

extension Text: PrimitiveView {
    public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TextNode.self, for: view)
    }
}
