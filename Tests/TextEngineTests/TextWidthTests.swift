import Foundation
import SceneCore
import Testing

@testable import TextEngine

@MainActor
@Suite("Widths")
struct TextWidthTests {
    private let measurer = PangoTextMeasurer()

    /// Advances in the table `hmtx` of Inter 3.19 Regular, of 2816 units: H 2084, space 792.
    @Test("A line is as wide as the advances of its letters")
    func advances() {
        #expect(abs(measurer.measure("HHHH", size: 28.16).lines[0].width - 4 * 20.84) < 0.001)
        #expect(abs(measurer.measure("H H", size: 28.16).lines[0].width - (2 * 20.84 + 7.92)) < 0.001)
    }

    /// Advances in the same table: A 1904, V 1904; in the table `GPOS` the pair A V is 192 units closer.
    @Test("Pairs are kerned")
    func kerning() {
        #expect(abs(measurer.measure("AV", size: 28.16).lines[0].width - (19.04 + 19.04 - 1.92)) < 0.001)
    }

    @Test("A width is in proportion to the size")
    func proportion() {
        let small = measurer.measure(sentence, size: 12).lines[0].width
        #expect(abs(measurer.measure(sentence, size: 36).lines[0].width - 3 * small) < 1e-6)
    }

    /// `rules` of the recorded text metrics: an unlimited single line is rounded up to the half point.
    @Test("A paragraph is as wide as its line, up to the next half point")
    func halfPoints() {
        let measured = measurer.measure("Hello")
        #expect(measured.size.width == (measured.lines[0].width * 2).rounded(.up) / 2)
    }

    @Test("A heavier weight is wider", arguments: [FontDescriptor.Design.default, .rounded, .serif])
    func weights(design: FontDescriptor.Design) {
        let widths = FontFiles.weights.map { measurer.measure("Equipment", weight: $0, design: design).lines[0].width }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
    }

    @Test(
        "A weight without a file takes the next heavier one, or the heaviest",
        arguments: [(100, 400), (400, 400), (450, 500), (600, 600), (900, 700)])
    func nearestWeight(weight: Int, nearest: Int) {
        #expect(FontFiles.nearestWeight(to: weight) == nearest)
    }

    @Test("Every slice has a font", arguments: ["Łódź", "Ελλάδα", "Привет", "∞ ≠ №"])
    func slices(text: String) {
        // What no font has, Pango measures as a box; two boxes of one kind have one width, letters have not.
        let missing = measurer.measure("ש", size: 100).lines[0].width
        let characters = Set(text.filter { $0 != " " })
        #expect(characters.allSatisfy { measurer.measure(String($0), size: 100).lines[0].width != missing })
    }

    @Test("Greek in the rounded design is measured with the text face")
    func fallback() {
        let text = measurer.measure("Ελλάδα", size: 100).lines[0].width
        #expect(measurer.measure("Ελλάδα", size: 100, design: .rounded).lines[0].width == text)
    }

    @Test("Characters that no font has are measured all the same", arguments: ["👨‍👩‍👧‍👦", "1️⃣", "שלום", "a\0b"])
    func missing(text: String) {
        let measured = measurer.measure(text)
        #expect(measured.size.width > 0)
        #expect(measured.size.height == 20.5)
    }

    @Test("A size that is no size gives an empty width", arguments: [0, -17, CGFloat.nan])
    func noSize(size: CGFloat) {
        #expect(measurer.measure("Hello", size: size, width: 100).lines.isEmpty == false)
    }
}
