import Foundation

/// One or more lines of text.
///
/// It is as wide as it needs to be, or breaks into lines where its container gives it less room.
public struct Text: Equatable, Sendable {
    let string: String
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold = false
    var isItalic = false
    var style: TextStyling?
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?

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

    /// The same text in a design; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text {
        with { $0.design = design }
    }

    /// The same text with letters that are all equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.design = isActive ? .monospaced : nil }
    }

    /// The same text in bold.
    public func bold() -> Text {
        with { $0.isBold = true }
    }

    /// The same text, in bold or not.
    public func bold(_ isActive: Bool) -> Text {
        with { $0.isBold = isActive }
    }

    /// The same text, slanted.
    public func italic() -> Text {
        with { $0.isItalic = true }
    }

    /// The same text, slanted or not.
    public func italic(_ isActive: Bool) -> Text {
        with { $0.isItalic = isActive }
    }

    /// The same text with a line under it; nil for a line in the text's own colour.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with { $0.underline = isActive ? TextLineStyle(color: color) : nil }
    }

    /// The same text with a line through it; nil for a line in the text's own colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with { $0.strikethrough = isActive ? TextLineStyle(color: color) : nil }
    }

    /// The same text in a colour; nil for the one around it.
    public func foregroundColor(_ color: Color?) -> Text {
        with { $0.style = color.map { TextStyling(style: AnyShapeStyle($0)) } }
    }

    /// The same text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.style = TextStyling(style: AnyShapeStyle(style)) }
    }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var text = self
        change(&text)
        return text
    }

    /// How lines under and through text are drawn.
    public struct LineStyle: Hashable, Sendable {
        /// Without gaps. Others are not drawn yet.
        public struct Pattern: Sendable {
            public static let solid = Pattern()
        }
    }
}

/// A style that text was given, which is the same as another one if that is known.
struct TextStyling: Equatable, Sendable {
    let style: AnyShapeStyle

    static func == (left: TextStyling, right: TextStyling) -> Bool {
        left.style.isSame(as: right.style)
    }
}

/// A line under or through text.
struct TextLineStyle: Equatable, Sendable {
    /// Nil for the text's own.
    let color: Color?
}

extension Text: PrimitiveView {
    public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TextNode.self, for: view)
    }
}
