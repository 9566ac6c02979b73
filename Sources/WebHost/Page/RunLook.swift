import Foundation
import SceneCore

extension Element.Line {
    /// The lines of a paragraph, each in its place and with its runs.
    static func lines(of block: TextBlock) -> [Element.Line] {
        let spans = LinePlacement(block.lines).spans
        guard !block.partLooks.isEmpty else { return spans }
        return zip(spans, block.lines).map { span, line in
            var span = span
            span.runs = line.runs.map { Element.Run($0, in: block) }
            return span
        }
    }
}

extension Element.Run {
    fileprivate init(_ run: TextRun, in block: TextBlock) {
        text = run.text
        look =
            block.partLooks.indices.contains(run.look)
            ? Element.Look(block.partLooks[run.look], in: block, saying: run.text) : Element.Look()
        guard run.text == String(StyledText.pictureCharacter) else { return }
        // The picture is an element of its own; here is the room for it.
        text = ""
        look.style = "padding-left:\(PageNumber(run.width).length)"
    }
}

extension Element.Look {
    /// What is different about a part of a text. A run is as tall as its line, whatever its size (`martlet.css`).
    fileprivate init(_ part: TextLook, in block: TextBlock, saying text: String) {
        var css = Declarations()
        if part.font.design != block.font.design { paint(part.font, of: [text]) }
        if part.font.design == .default, block.font.design != .default { classes.append("plain") }
        if part.font.size != block.font.size { css.set("font-size", PageNumber(part.font.size).length) }
        if part.font.weight != block.font.weight { css.set("font-weight", String(part.font.weight)) }
        if part.color != block.color { css.set("color", part.color.css) }
        if let background = part.background { css.set("background-color", background.css) }
        if part.spacing != block.spacing { css.set("letter-spacing", PageNumber(part.spacing).length) }
        paint(part.decoration, in: &css)
        if part.baselineOffset != 0 {
            css.set("position", "relative")
            css.set("top", PageNumber(-part.baselineOffset).length)
        }
        style = css.text
    }
}
