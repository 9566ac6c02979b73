import Foundation
import SceneCore

final class TextNode: ValueNode<Text> {
    private lazy var item = TextItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Text, to new: Text) -> Bool { old == new }

    override func evaluate() {
        readingEnvironment {
            let text = value
            var font = text.font ?? environment.font ?? .body
            if text.isBold || environment.isBold { font.isBold = true }
            if let weight = text.weight ?? environment.fontWeight { font.weight = weight }
            let color = text.color ?? environment.foregroundColor ?? .label
            item.show(
                text.string, font: font.descriptor, color: color.resolved(in: environment),
                lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment.lineAlignment)
        }
    }
}

/// Text in the layout.
final class TextItem: LayoutItem {
    private(set) var string = ""
    private var font = FontDescriptor(size: 0)
    private var color = SceneColor(0, 0, 0)
    private var lineLimit: Int?
    private var alignment = LineAlignment.leading
    /// What the text is to a person: titles are headings.
    var role: Role = .text

    func show(
        _ string: String, font: FontDescriptor, color: SceneColor, lineLimit: Int? = nil,
        alignment: LineAlignment = .leading
    ) {
        let isSameColor = color == self.color
        self.color = color
        if string != self.string || font != self.font || lineLimit != self.lineLimit || alignment != self.alignment {
            self.string = string
            self.font = font
            self.lineLimit = lineLimit
            self.alignment = alignment
            layoutDidChange()
        } else if !isSameColor {
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
        measured(for: proposal).size
    }

    override func explicitGuide(
        _ id: any AlignmentID.Type, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        switch VerticalAlignment(id) {
        case .firstTextBaseline: measured(for: proposal).firstBaseline
        case .lastTextBaseline: measured(for: proposal).lastBaseline
        default: nil
        }
    }

    override var edges: EdgePreferences {
        .text(LayoutMetrics.textSpacing(size: font.size))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .text(TextBlock(font: font, color: color, lines: measured(for: proposal).lines))
        paint.meaning = Meaning(role: role, label: string)
        return paint
    }

    override var spokenText: String { string }

    override var firstTextOffset: CGFloat? { 0 }
}
