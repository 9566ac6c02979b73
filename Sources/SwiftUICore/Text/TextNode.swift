import Foundation
import SceneCore

final class TextNode: ValueNode<Text> {
    private lazy var item = TextItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Text, to new: Text) -> Bool { old == new }

    override func evaluate() {
        readingEnvironment {
            let text = value
            let font = environment.resolvedFont(
                text.font, weight: text.weight, design: text.design, isBold: text.isBold)
            item.show(
                environment.textCase.applied(to: text.string), font: font.descriptor(in: environment),
                filling: filling,
                decoration: decoration(isItalic: text.isItalic || font.isItalic), lineLimit: environment.lineLimit,
                reservedLines: environment.reservedLines, alignment: environment.multilineTextAlignment.lineAlignment)
        }
    }

    private var filling: StylePaint {
        if let style = value.style?.style { return style.paint(in: environment) }
        return ForegroundStyle().paint(in: environment)
    }

    private func decoration(isItalic: Bool) -> TextDecoration {
        let underline = value.underline ?? environment.underline
        let strikethrough = value.strikethrough ?? environment.strikethrough
        var decoration = TextDecoration()
        decoration.isItalic = isItalic
        decoration.isUnderlined = underline != nil
        decoration.isStruckThrough = strikethrough != nil
        decoration.lineColor = (underline?.color ?? strikethrough?.color)?.resolved(in: environment)
        return decoration
    }
}

/// Text in the layout.
final class TextItem: LayoutItem {
    private(set) var string = ""
    private var font = FontDescriptor(size: 0)
    private var filling = StylePaint.color(SceneColor(0, 0, 0))
    private var decoration = TextDecoration()
    private var lineLimit: Int?
    private var reservedLines = 1
    private var alignment = LineAlignment.leading
    /// What the text is to a person: titles are headings.
    var role: Role = .text

    func show(
        _ string: String, font: FontDescriptor, color: SceneColor, lineLimit: Int? = nil,
        alignment: LineAlignment = .leading
    ) {
        show(string, font: font, filling: .color(color), lineLimit: lineLimit, alignment: alignment)
    }

    func show(
        _ string: String, font: FontDescriptor, filling: StylePaint, decoration: TextDecoration = TextDecoration(),
        lineLimit: Int? = nil, reservedLines: Int = 1, alignment: LineAlignment = .leading
    ) {
        let looksTheSame = filling == self.filling && decoration == self.decoration
        self.filling = filling
        self.decoration = decoration
        let fillsTheSame =
            string == self.string && font == self.font && lineLimit == self.lineLimit
            && reservedLines == self.reservedLines && alignment == self.alignment
        if !fillsTheSame {
            self.string = string
            self.font = font
            self.lineLimit = lineLimit
            self.reservedLines = reservedLines
            self.alignment = alignment
            layoutDidChange()
        } else if !looksTheSame {
            sceneDidChange()
        }
    }

    private func measured(for proposal: ProposedViewSize) -> MeasuredText {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        return window.services.text.measure(
            string, font: font, width: width, lineLimit: limit(proposal), alignment: alignment)
    }

    /// Text never reaches below the height that it is offered, but always shows one line.
    private func limit(_ proposal: ProposedViewSize) -> Int? {
        guard let height = proposal.height, height.isFinite else { return lineLimit }
        let fitting = max(1, window.services.text.lineCount(fitting: height, font: font))
        return min(lineLimit ?? fitting, fitting)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = measured(for: proposal).size
        guard reservedLines > 1 else { return size }
        size.height = max(size.height, window.services.text.height(ofLines: reservedLines, font: font))
        return size
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch guide {
        case VerticalAlignment.firstTextBaseline.key: measured(for: proposal).firstBaseline
        case VerticalAlignment.lastTextBaseline.key: measured(for: proposal).lastBaseline
        default: nil
        }
    }

    override var edges: EdgePreferences {
        .text(window.services.text.spacing(around: font) ?? LayoutMetrics.textSpacing(size: font.size))
    }

    override func paint() -> Paint? {
        var result = Paint()
        var block = TextBlock(font: font, color: filling.lineColor, lines: measured(for: proposal).lines)
        block.decoration = decoration
        result.content = .text(block)
        // The letters are what is painted in several colours, not the box around them.
        if case .gradient(let gradient) = filling.plain { result.style.gradient = gradient }
        filling.addEffects(to: &result.style)
        result.meaning = Meaning(role: role, label: string)
        return result
    }

    override var spokenText: String { string }

    override var firstTextOffset: CGFloat? { 0 }
}
