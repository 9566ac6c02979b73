import Foundation
import SceneCore
import Testing

@testable import TextEngine

/// Recorded from SwiftUI on iOS 26.0, iamcgn/swiftui-web, `Fixtures/Goldens/ios/text-metrics.json` (Apache-2.0), fonts
/// `system:SIZE:400:default`.
@MainActor
@Suite("Line heights of the system font")
struct LineMetricsTests {
    private let measurer = PangoTextMeasurer()

    @Test(
        "One line is as tall as recorded",
        arguments: [
            (10, 12), (11, 13.5), (12, 14.5), (13, 16), (15, 18), (17, 20.5), (20, 24), (22, 26.5), (24, 29),
            (26, 31.5),
            (32, 38.5), (40, 48),
        ])
    func oneLine(size: CGFloat, height: CGFloat) {
        #expect(measurer.measure("Hg", size: size).size.height == height)
    }

    @Test("The large title of 34 points is 41 tall, as its published leading")
    func largeTitle() {
        #expect(measurer.measure("Settings", size: 34, weight: 700).size.height == 41)
    }

    @Test("Several lines of 40 are as tall as recorded", arguments: [(1, 48), (4, 191), (5, 239)])
    func severalLines(count: Int, height: CGFloat) {
        let text = Array(repeating: "Hg", count: count).joined(separator: "\n")
        #expect(measurer.measure(text, size: 40).size.height == height)
    }

    /// Body as recorded there: one line of 24.29 points (which a system font of 20.355 has), 26 from line to line.
    @Test(
        "Lines of a font with a leading are as tall as recorded",
        arguments: [(1, 24.5), (2, 49), (3, 75), (4, 101), (5, 127)])
    func leading(count: Int, height: CGFloat) {
        let text = Array(repeating: "Hg", count: count).joined(separator: "\n")
        let measured = measurer.measure(
            text, font: FontDescriptor(size: 20.355, leading: 26), width: nil, lineLimit: nil, alignment: .leading)
        #expect(measured.size.height == height)
        #expect(measured.lines.map(\.y) == (0..<count).map { CGFloat($0) * 26 })
    }

    /// `linePitch` there is what each of twelve further lines adds to one, in heights rounded up to the half point.
    @Test(
        "Thirteen lines grow by the recorded pitch",
        arguments: [
            (10, 11.958333333333334), (11, 13.125), (12, 14.333333333333334), (13, 15.5), (15, 17.916666666666668),
            (17, 20.291666666666668), (20, 23.875), (22, 26.25), (24, 28.625), (26, 31), (32, 38.166666666666664),
            (40, 47.75),
        ])
    func pitch(size: CGFloat, pitch: CGFloat) {
        let one = measurer.measure("Hg", size: size).size.height
        let thirteen = measurer.measure(String(repeating: "Hg\n", count: 12) + "Hg", size: size).size.height
        #expect(abs((thirteen - one) / 12 - pitch) < 1e-9)
    }

    @Test("The first baseline is where it was recorded", arguments: [(13, 12.5), (40, 38)])
    func baseline(size: CGFloat, baseline: CGFloat) {
        let measured = measurer.measure("Hg", size: size)
        #expect(measured.firstBaseline == baseline)
        #expect(measured.lastBaseline == baseline)
    }

    @Test("The last baseline lies in the last line as the first does in the first")
    func lastBaseline() throws {
        let measured = measurer.measure("One\nTwo\nThree")
        let last = try #require(measured.lines.last)
        #expect(measured.lines.count == 3)
        #expect(measured.lastBaseline - last.y == measured.firstBaseline)
    }

    @Test("The rounded design has the lines of the system font")
    func rounded() {
        #expect(measurer.measure("Hg", design: .rounded).size.height == 20.5)
    }
}
