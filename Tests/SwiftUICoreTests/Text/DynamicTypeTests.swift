import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Sizes: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        VStack {
            Text(verbatim: "size \(size)")
            if reducesMotion { Text("still") }
        }
    }
}

@MainActor
@Suite("Text as large as the person wants it")
struct DynamicTypeTests {
    private func device(_ size: TextSize, reducesMotion: Bool = false) -> Device {
        var device = NamedDevice.iPhone15.device(isTurned: false)
        device.textSize = size
        device.reducesMotion = reducesMotion
        return device
    }

    /// Apple, Human Interface Guidelines, Typography.
    @Test(
        "A text style has the size and the leading that Apple publishes for each step",
        arguments: [
            (.body, .xSmall, 14, 19), (.body, .large, 17, 22), (.body, .accessibility5, 53, 62),
            (.largeTitle, .large, 34, 41), (.largeTitle, .accessibility5, 60, 70), (.caption2, .xSmall, 11, 13),
            (.footnote, .xxxLarge, 19, 24),
        ] as [(Font.TextStyle, TextSize, CGFloat, CGFloat)])
    func published(style: Font.TextStyle, step: TextSize, size: CGFloat, leading: CGFloat) {
        let metrics = TextStyleMetrics.of(style, at: step)
        #expect(metrics.size == size)
        #expect(metrics.leading == leading)
    }

    @Test("The environment follows the device while the app runs")
    func follows() {
        let app = TestApp(on: .phone) { Sizes() }
        #expect(app.exists(.text, "size large"))
        app.send(.device(device(.accessibility2, reducesMotion: true)))
        #expect(app.exists(.text, "size accessibility2"))
        #expect(app.exists(.text, "still"))
    }

    @Test("Text of a style grows; text of a size in points stays as it is")
    func grows() throws {
        let app = TestApp(on: .phone) {
            VStack {
                Text("style")
                Text("points").font(.system(size: 17))
            }
        }
        let before = try (app.frame(of: .text, "style").width, app.frame(of: .text, "points").width)
        app.send(.device(device(.accessibility1)))
        #expect(try app.frame(of: .text, "style").width > before.0 * 1.5)
        #expect(try app.frame(of: .text, "points").width == before.1)
    }

    @Test("A view's own size counts before the person's, and a range limits it")
    func limits() {
        let app = TestApp(on: .phone) {
            VStack {
                Sizes().dynamicTypeSize(.small)
                Sizes().dynamicTypeSize(...DynamicTypeSize.xxLarge)
                Sizes().dynamicTypeSize(DynamicTypeSize.accessibility5...)
            }
        }
        app.send(.device(device(.accessibility1)))
        #expect(app.exists(.text, "size small"))
        #expect(app.exists(.text, "size xxLarge"))
        #expect(app.exists(.text, "size accessibility5"))
    }
}
