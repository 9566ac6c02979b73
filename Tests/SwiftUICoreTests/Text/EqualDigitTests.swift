import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Digits of equal widths")
struct EqualDigitTests {
    private func width(_ text: Text, in view: (Text) -> some View) -> CGFloat {
        let shown = view(text)
        return TestApp(on: .phone) { shown }.nodes { $0.meaning.role == .text }.first?.frame.width ?? 0
    }

    @Test("Numbers of as many digits are equally wide, however it is said")
    func widths() {
        // Texts are as wide as up to the next half point.
        let step = 0.5
        let (ones, zeros) = (width(Text("1111")) { $0 }, width(Text("0000")) { $0 })
        #expect(zeros - ones > step, "the font itself has no such digits")
        let one = width(Text("1111").monospacedDigit()) { $0 }
        #expect(one > 0)
        for digits in ["0000", "1234", "9071"] {
            #expect(abs(width(Text(digits).monospacedDigit()) { $0 } - one) <= step)
            #expect(abs(width(Text(digits)) { text in VStack { text }.monospacedDigit() } - one) <= step)
            #expect(abs(width(Text(digits).font(.body.monospacedDigit())) { $0 } - one) <= step)
        }
    }

    @Test("Letters stay as wide as they are, and what is read is the text as it was")
    func letters() {
        #expect(width(Text("lamp").monospacedDigit()) { $0 } == width(Text("lamp")) { $0 })
        let app = TestApp(on: .phone) { Text("1 of 10").monospacedDigit() }
        #expect(app.exists(.text, "1 of 10"))
        let block = app.textBlock
        #expect(block?.lines.first?.text == "1 of 10")
    }

    @Test("A distance that the text has of its own is kept")
    func tracking() {
        let narrow = width(Text("0000").monospacedDigit()) { $0 }
        let wide = width(Text("0000").tracking(2).monospacedDigit()) { $0 }
        #expect(abs(wide - narrow - 8) <= 0.5)
        #expect(abs(width(Text("1111").tracking(2).monospacedDigit()) { $0 } - wide) <= 0.5)
    }

    @Test("Letters that are all equally wide need nothing")
    func monospaced() {
        let font = Font.body.monospaced()
        #expect(width(Text("17").font(font).monospacedDigit()) { $0 } == width(Text("17").font(font)) { $0 })
    }
}
