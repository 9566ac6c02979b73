import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("From right to left")
struct RightToLeftTests {
    private let width = TestApp(on: .phone) { Color.red }.scene[NodeID(1)]?.frame.width ?? 0

    @Test("Views learn the direction, and a row begins on the right")
    func row() throws {
        struct Side: View {
            @Environment(\.layoutDirection) private var direction

            var body: some View { Text(direction == .rightToLeft ? "right" : "left") }
        }
        let app = TestApp(on: .phone) {
            HStack(spacing: 0) {
                Side()
                Text("second")
                Spacer()
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let (first, second) = try (app.frame(of: .text, "right"), app.frame(of: .text, "second"))
        #expect(first.maxX == width)
        #expect(second.maxX == first.minX)
    }

    @Test("The direction can change while the app runs")
    func changes() throws {
        struct Page: View {
            @State private var direction = LayoutDirection.leftToRight

            var body: some View {
                HStack {
                    Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
                    Spacer()
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let app = TestApp(on: .phone) { Page() }
        #expect(try app.frame(of: .button, "Turn").minX == 0)
        try app.tap("Turn")
        #expect(try app.frame(of: .button, "Turn").maxX == width)
        try app.tap("Turn")
        #expect(try app.frame(of: .button, "Turn").minX == 0)
    }

    @Test("Lines of text begin at the leading edge, which is on the right")
    func text() throws {
        let app = TestApp(on: .phone) {
            VStack(spacing: 0) {
                Text("a\nlonger line")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let block = try #require(
            app.scene.nodes.values.lazy.compactMap { node -> TextBlock? in
                guard case .text(let block) = node.content else { return nil }
                return block
            }.first)
        #expect(block.lines[0].x > block.lines[1].x + 20)
    }

    @Test("A pushed screen has its way back on the right; the rows of a list begin there")
    func navigation() throws {
        let app = TestApp(on: .phone) {
            NavigationStack {
                List { NavigationLink("Kettle") { Text("Boils") } }.navigationTitle("Kitchen")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        let words = try #require(app.scene.nodes.values.first { $0.spelled == "Kettle" })
        #expect(try #require(app.scene.windowFrame(of: words.id)).minX > width / 2)
        try app.tap("Kettle")
        #expect(try app.frame(of: .button, "Kitchen").midX > width / 2)
    }

    @Test("Symbols that point along lines turn round, those that point to a side do not")
    func symbols() {
        func mirrored(_ name: String) -> Bool {
            TestApp(on: .phone) { Image(systemName: name).environment(\.layoutDirection, .rightToLeft) }
                .scene.nodes.values.contains { $0.style.transform == .mirror }
        }
        #expect(mirrored("chevron.forward"))
        #expect(mirrored("arrow.backward"))
        #expect(!mirrored("chevron.right"))
    }

    @Test("Only what asks for it is painted as in a mirror")
    func mirror() throws {
        func transforms(_ direction: LayoutDirection, _ enabled: Bool) -> Int {
            TestApp(on: .phone) {
                Color.red.frame(width: 20, height: 20).flipsForRightToLeftLayoutDirection(enabled)
                    .environment(\.layoutDirection, direction)
            }
            .scene.nodes.values.filter { $0.style.transform == .mirror }.count
        }
        #expect(transforms(.rightToLeft, true) == 1)
        #expect(transforms(.rightToLeft, false) == 0)
        #expect(transforms(.leftToRight, true) == 0)
    }
}

extension SceneNode {
    fileprivate var spelled: String? {
        guard case .text(let block) = content else { return nil }
        return block.lines.map(\.text).joined()
    }
}
