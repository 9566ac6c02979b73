import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("Parts of a text in the page")
struct TextRunElementTests {
    private func block() -> TextBlock {
        let font = FontDescriptor(size: 17)
        let black = SceneColor(0, 0, 0)
        var line = TextLine(text: "Half bold \u{FFFC}", x: 0, y: 0, width: 90, height: 20)
        line.runs = [
            TextRun(text: "Half ", look: 0, x: 0, width: 40), TextRun(text: "bold ", look: 1, x: 40, width: 30),
            TextRun(text: "\u{FFFC}", look: 2, x: 70, width: 20),
        ]
        var block = TextBlock(font: font, color: black, lines: [line])
        var bold = TextLook(
            font: FontDescriptor(design: .monospaced, size: 17, weight: 700), color: SceneColor(255, 0, 0))
        bold.decoration.isUnderlined = true
        bold.decoration.linePattern = .dotted
        bold.baselineOffset = 4
        block.partLooks = [TextLook(font: font, color: black), bold, TextLook(font: font, color: black)]
        return block
    }

    @Test("A run says only what is different about it; a picture is room for one")
    func runs() {
        let runs = Element.Line.lines(of: block())[0].runs
        #expect(runs[0] == Element.Run(text: "Half ", look: Element.Look()))
        #expect(runs[1].look.classes == ["monospaced"])
        #expect(
            runs[1].look.style
                == "font-weight:700;color:#ff0000;text-decoration:underline dotted;position:relative;top:-4px")
        #expect(runs[2] == Element.Run(text: "", look: Element.Look(style: "padding-left:20px")))
    }

    @Test("A text in one look has no runs")
    func plain() {
        var plain = block()
        plain.partLooks = []
        #expect(Element.Line.lines(of: plain)[0].runs.isEmpty)
    }

    @Test("First page and message spell the same runs")
    func spelling() {
        let node = SceneNode.make(1, .text, "Half bold", content: .text(block()))
        let scene = SceneTree(root: node)
        var page = HTMLWriter(base: "/")
        page.append(NodeID(1), of: scene)
        let html = String(decoding: page.bytes, as: UTF8.self)
        #expect(html.contains(">Half <span class=\"monospaced\" style=\"font-weight:700"))
        let wire = String(decoding: WireWriter.whole(scene), as: UTF8.self)
        #expect(wire.contains(#"[["Half ",["bold ","font-weight:700;color:#ff0000"#))
        #expect(wire.contains(#"top:-4px","monospaced"],["","padding-left:20px"]]"#))
    }
}
