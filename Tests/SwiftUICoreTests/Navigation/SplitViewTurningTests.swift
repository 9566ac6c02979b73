import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

private struct Sections: View {
    @State private var chosen: Int?

    var body: some View {
        NavigationSplitView {
            Sidebar(chosen: $chosen)
        } detail: {
            Text(chosen.map { "detail \($0)" } ?? "placeholder")
        }
    }

    /// A view of its own, as apps have them: it is not evaluated again when the split view is.
    struct Sidebar: View {
        @Binding var chosen: Int?
        @Environment(\.horizontalSizeClass) private var width

        var body: some View {
            List(0..<2, id: \.self, selection: $chosen) { row in
                Text("row \(row) \(width == .compact ? "compact" : "regular")")
            }
            .navigationTitle("Sections")
        }
    }
}

@MainActor
@Suite("A split view under a turning device and a changing light")
struct SplitViewTurningTests {
    @Test("Turning there and back, and dark and light again, lead to the same screen", arguments: TestDevice.names)
    func thereAndBack(name: String) throws {
        let app = TestApp(on: try #require(TestDevice(named: name))) { Sections() }
        let upright = app.outline
        app.rotate()
        let turned = app.outline
        app.setColorScheme(.dark)
        #expect(app.outline == turned)
        app.rotate()
        #expect(app.outline == upright)
        app.setColorScheme(.light)
        app.rotate()
        #expect(app.outline == turned)
    }

    @Test("A7.14 A change of the light leaves each column its own environment")
    func environmentsStay() throws {
        let app = TestApp(on: .tablet) { Sections() }
        app.rotate()
        app.setColorScheme(.dark)
        #expect(app.exists(.button, "row 0 compact"))
        // A sidebar's rows are marked 8 points off the panel's edge, which stands 10 off the window's.
        #expect(try app.frame(of: .button, "row 0 compact").minX == 18)
        app.setColorScheme(.light)
        try app.tap("row 1 compact")
        #expect(app.exists(.text, "detail 1"))
    }

    @Test("A2.10 A list in a view of its own still leads on after the light has changed on a phone")
    func pushAfterDark() throws {
        let app = TestApp(on: .phone) { Sections() }
        app.setColorScheme(.dark)
        try app.tap("row 1 compact")
        #expect(app.exists(.text, "detail 1"))
        try app.back()
        #expect(app.exists(.heading, "Sections"))
    }

    @Test("Once a turn is over, a change of the light replaces no node")
    func nodesStay() {
        let app = TestApp(on: .phone) { Sections() }
        app.rotate()
        app.rotate()
        let before = Set(app.scene.nodes.keys)
        for scheme in [ColorScheme.dark, .light, .dark] {
            app.setColorScheme(scheme)
            #expect(Set(app.scene.nodes.keys) == before)
        }
    }

    @Test("A title that comes late, or leaves, is on screen in time, and on the back button")
    func changingTitles() throws {
        struct Titled: View {
            let hand: Hand
            @State private var title = "first"
            @State private var chosen: Int?
            var body: some View {
                let _ = hand.on("title") { title = $0 }
                let _ = hand.on("choose") { chosen = $0 }
                NavigationSplitView {
                    List([1], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle(title)
                } detail: {
                    Text("detail")
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Titled(hand: hand) }
        for title in ["second", "", "third"] {
            hand.press("title", title)
            app.settle()
            #expect(app.exists(.heading, title) == !title.isEmpty)
        }
        try app.tap("row 1")
        hand.press("title", "fourth")
        app.settle()
        #expect(app.exists(.button, "fourth"))
    }

    @Test("A column that shows nothing but a title can be turned")
    func emptyColumn() {
        let app = TestApp(on: .phone) {
            NavigationSplitView {
                EmptyView().navigationTitle("Nothing")
            } detail: {
                Text("detail")
            }
        }
        let before = app.outline
        app.rotate()
        app.rotate()
        #expect(app.outline == before)
        #expect(app.exists(.heading, "Nothing"))
    }

    @Test(
        "A1.16 With a constant for its visibility the sidebar can still be hidden, and back still works with a constant column"
    )
    func constants() throws {
        let tablet = TestApp(on: .tablet) {
            NavigationSplitView(columnVisibility: .constant(.all)) {
                Text("side")
            } detail: {
                Text("detail")
            }
        }
        tablet.rotate()
        try tablet.tap("Hide Sidebar")
        #expect(!tablet.exists(.text, "side"))
        let phone = TestApp(on: .phone) {
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side")
            } detail: {
                Text("detail")
            }
        }
        try phone.back()
        #expect(phone.exists(.text, "side"))
        #expect(!phone.exists(.text, "detail"))
    }

    @Test("Two lists in one column: a selection in either leads on, and back ends both")
    func twoLists() throws {
        struct Two: View {
            @State private var first: Int?
            @State private var second: String?
            var body: some View {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: $first) { Text("number \($0)") }
                    List(["a", "b"], id: \.self, selection: $second) { Text("letter \($0)") }
                } detail: {
                    Text("detail \(first ?? 0) \(second ?? "none")")
                }
            }
        }
        let app = TestApp(on: .phone) { Two() }
        try app.tap("letter b")
        #expect(app.exists(.text, "detail 0 b"))
        try app.back()
        try app.tap("number 2")
        #expect(app.exists(.text, "detail 2 none"))
    }

    @Test("A tap evaluates each row at most once")
    func rowsAreMadeOnce() throws {
        final class Count {
            var rows = 0
            func note() { rows += 1 }
        }
        struct Counting: View {
            let count: Count
            @State private var chosen: Int?
            var body: some View {
                NavigationSplitView {
                    List(0..<5, id: \.self, selection: $chosen) { row in
                        let _ = count.note()
                        Text("row \(row)")
                    }
                } detail: {
                    Text("detail \(chosen ?? -1)")
                }
            }
        }
        let count = Count()
        let app = TestApp(on: .tablet) { Counting(count: count) }
        app.rotate()
        count.rows = 0
        try app.tap("row 3")
        #expect(count.rows <= 5)
    }
}
