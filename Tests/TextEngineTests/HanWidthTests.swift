import Foundation
import SceneCore
import Testing

@testable import TextEngine

/// The advances are those in the table `hmtx` of Noto Sans CJK 2.004 and Noto Serif CJK 2.001, of 1000 units.
@MainActor
@Suite("Widths of Chinese, Japanese and Korean")
struct HanWidthTests {
    private let measurer = PangoTextMeasurer()

    private func width(_ text: String, _ design: FontDescriptor.Design = .default, weight: Int = 400) -> CGFloat {
        measurer.measure(text, size: 100, weight: weight, design: design).lines[0].width
    }

    @Test(
        "An ideograph, a kana and a full-width sign are as wide as the size",
        arguments: ["漢", "か", "カ", "。", "（", "Ａ", "𠮷"])
    func fullWidth(text: String) {
        #expect(abs(width(text) - 100) < 0.01)
    }

    @Test("A syllable of Hangul is a little narrower, and wider with serifs")
    func hangul() {
        #expect(abs(width("한글") - 184) < 0.01)
        #expect(abs(width("한글", .serif) - 193.2) < 0.01)
    }

    @Test("Half-width kana are half as wide")
    func halfWidth() {
        #expect(abs(width("ｶﾅ") - 100) < 0.01)
    }

    @Test("Neither weight nor form changes a width")
    func weightAndForm() {
        #expect(width("漢字かな한글", weight: 700) == width("漢字かな한글"))
        var font = FontDescriptor(size: 100)
        font.han = .japanese
        let japanese = measurer.measure("漢字かな한글", font: font, width: nil, lineLimit: nil, alignment: .leading)
        #expect(japanese.lines[0].width == width("漢字かな한글"))
    }

    @Test("Beside Latin letters each keeps its own width")
    func mixed() {
        let expected = 2 * width("Tea") + 100
        #expect(abs(width("Tea茶Tea") - expected) < 0.01)
    }

    @Test("A space after an ideograph is as wide as any", arguments: FontDescriptor.Design.all, [400, 700])
    func space(design: FontDescriptor.Design, weight: Int) {
        func of(_ text: String) -> CGFloat { width(text, design, weight: weight) }
        let space = of("a b") - of("a") - of("b")
        #expect(abs(of("山 川 b") - of("山川b") - 2 * space) < 0.01)
    }

    @Test("Lines break between ideographs, and none begins with a full stop")
    func breaking() {
        #expect(measurer.measure("山川草木", size: 10, width: 25).texts == ["山川", "草木"])
        #expect(measurer.measure("山川。草木", size: 10, width: 25).texts == ["山", "川。", "草木"])
    }
}
