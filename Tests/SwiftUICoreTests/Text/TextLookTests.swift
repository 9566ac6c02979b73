import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("The look of all texts in a view")
struct TextLookTests {
    private func block(_ view: some View) -> TextBlock? { TestApp(on: .phone) { view }.textBlock }

    @Test("A weight holds for the texts that have none of their own")
    func weight() {
        #expect(block(VStack { Text("x") }.fontWeight(.heavy))?.font.weight == 800)
        #expect(block(VStack { Text("x").fontWeight(.light) }.fontWeight(.heavy))?.font.weight == 300)
        #expect(block(VStack { Text("x") }.fontWeight(nil))?.font.weight == 400)
    }

    @Test(
        "Text of a secondary scale is smaller than its font, in part of a text, too, and as large where it is not wished"
    )
    func scale() throws {
        let usual = try #require(block(Text("x"))?.font)
        let small = try #require(block(Text("x").textScale(.secondary))?.font)
        #expect(small.size < usual.size)
        #expect(block(VStack { Text("x") }.textScale(.secondary))?.font == small)
        #expect(block(VStack { Text("x").textScale(.default) }.textScale(.secondary))?.font == usual)
        #expect(block(Text("x").textScale(.secondary, isEnabled: false))?.font == usual)
        #expect(block(VStack { Text("x") }.textScale(.secondary, isEnabled: false))?.font == usual)
        let large = try #require(block(Text("x").font(.title).textScale(.secondary))?.font)
        #expect(large.size > small.size)
    }

    @Test("A line goes through all texts in a view, in a colour and of a pattern")
    func strikethrough() {
        let struck = block(
            VStack { Text("x") }.strikethrough(true, pattern: .dash, color: Color(red: 1, green: 0, blue: 0)))
        #expect(struck?.decoration.isStruckThrough == true)
        #expect(struck?.decoration.linePattern == .dashed)
        #expect(struck?.decoration.lineColor == SceneColor(255, 0, 0))
        #expect(block(VStack { Text("x") }.strikethrough(false))?.decoration.isStruckThrough == false)
    }

    @Test("Text can be marked or not, which is the host's affair where nobody says")
    func selection() {
        #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
        #expect(block(Text("x"))?.isSelectable == nil)
        #expect(block(VStack { Text("x") }.textSelection(.enabled))?.isSelectable == true)
        #expect(block(VStack { Text("x") }.textSelection(.disabled))?.isSelectable == false)
    }

    @Test("A label shows its title and its icon where that is asked for")
    func titleAndIcon() {
        let app = TestApp(on: .phone) {
            VStack { Label("Tent", systemImage: "star").labelStyle(TitleAndIconLabelStyle()) }.labelStyle(.iconOnly)
        }
        #expect(app.textBlock?.lines.first?.text == "Tent")
        #expect(app.nodes { if case .path = $0.content { true } else { false } }.count == 1)
    }
}
