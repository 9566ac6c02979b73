import Foundation
import SceneCore
import Testing

@testable import WebHost

@MainActor
@Suite("Fonts for Chinese, Japanese and Korean in pages")
struct HanUseTests {
    private let faces = HanFaces(
        sheet: { form, isSerif in form == .korean ? nil : "\(isSerif ? "serif" : "sans")-\(form.rawValue).css" },
        file: { _ in nil })

    private func node(_ words: String, _ form: HanForm? = nil, design: FontDescriptor.Design = .default) -> SceneNode {
        var font = FontDescriptor(design: design, size: 17)
        font.han = form
        let line = TextLine(text: words, x: 0, y: 0, width: 30, height: 20)
        let block = TextBlock(font: font, color: SceneColor(0, 0, 0), lines: [line])
        return .make(2, .text, words, content: .text(block))
    }

    private func device(_ languages: String?) -> Device {
        Device(cookie: nil, userAgent: nil, languages: languages)
    }

    @Test("A page of other scripts asks for none")
    func none() {
        #expect(SceneTree.make(.make(1), [node("Kettle, Łódź")]).hanUses.isEmpty)
    }

    @Test("A page asks for the form of its reader")
    func ofReader() {
        var sheets = HanSheets(faces)
        let uses = SceneTree.make(.make(1), [node("茶")]).hanUses
        #expect(sheets.names(for: uses, on: device("en-GB,ja;q=0.9")) == ["sans-ja.css"])
        #expect(sheets.names(for: uses, on: device("zh-TW")) == ["sans-tc.css"])
        #expect(sheets.names(for: uses, on: device(nil)) == ["sans-sc.css"])
    }

    @Test("A text that the app gave a form of its own brings that, and its class")
    func ofText() {
        var sheets = HanSheets(faces)
        let text = node("茶", .japanese, design: .serif)
        let patch = ScenePatch(revision: 1, operations: [.update(text, from: node("Tea"))])
        #expect(sheets.names(for: patch.hanUses, on: device("zh")) == ["serif-ja.css"])
        #expect(Element(text).pattern.look.classes == ["text", "serif", "ja"])
        #expect(Element(node("Tea", .japanese)).pattern.look.classes == ["text"])
    }

    @Test("What a person writes into a field counts, and what an insertion brings")
    func fieldAndInsertion() {
        let field = SceneNode.make(3, .textField, content: .field("名前"))
        let patch = ScenePatch(revision: 1, operations: [.insert([.make(2), field], parent: NodeID(1), index: 0)])
        #expect(patch.hanUses == [HanUse(form: nil, isSerif: false)])
    }

    @Test("Without fonts there is no style sheet, and nothing else changes")
    func missing() {
        var sheets = HanSheets(faces)
        #expect(sheets.names(for: [HanUse(form: .korean, isSerif: false)], on: device("ko")) == [])
    }

    @Test("A message names the style sheets")
    func message() {
        let message = WireWriter.sheets(["sans-ja-1.css", "serif-ja-1.css"])
        #expect(text(message) == #"["f",["sans-ja-1.css","serif-ja-1.css"]]"#)
    }

    @Test("A header names languages in order; what is no name of one is left out")
    func languages() {
        #expect(device("ja-JP,ja;q=0.9, en;q=0.5").languages == ["ja-JP", "ja", "en"])
        #expect(device("*, <b>;q=1, 9a,,;").languages == [])
        #expect(device(nil).languages == [])
    }
}
