import SwiftUICore
import SwiftUITesting
import Testing

private struct Leaf: View {
    let text: String

    var body: some View {
        Text(text)
    }
}

private struct Reader: View {
    @Binding var isOn: Bool

    var body: some View {
        Text(isOn ? "on" : "off")
    }
}

private struct Owner: View {
    let hand: Hand
    @State private var isOn = false
    @State private var unread = 0

    var body: some View {
        let _ = hand.on("press") { isOn.toggle() }
        VStack {
            Leaf(text: "still")
            Reader(isOn: $isOn)
        }
    }
}

private struct ConditionalReader: View {
    let hand: Hand
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
        let _ = hand.on("press") { if isShown { isShown = false } else { count += 1 } }
        Text(isShown ? "count \(count)" : "hidden")
    }
}

private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text(scheme == .dark ? "dark" : "light")
    }
}

private struct SilentHolder: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Text("nothing of it")
    }
}

@MainActor
@Suite("A body runs again only when what it read has changed")
struct ReadsTests {
    @Test("A state that only a child reads, through a binding, runs the child alone")
    func bindingRunsTheReader() {
        let hand = Hand()
        let app = TestApp { Owner(hand: hand) }
        let before = app.graph.counts.bodiesByType
        hand.press("press")
        app.settle()
        #expect(app.exists(.text, "on"))
        let after = app.graph.counts.bodiesByType
        #expect(after["Reader"] == (before["Reader"] ?? 0) + 1)
        #expect(after["Owner"] == before["Owner"])
        #expect(after["Leaf"] == before["Leaf"])
    }

    @Test("What was read the last time counts, not what was ever read")
    func readsAreForgotten() {
        let hand = Hand()
        let app = TestApp { ConditionalReader(hand: hand) }
        hand.press("press")
        app.settle()
        #expect(app.exists(.text, "hidden"))
        let before = app.graph.counts.bodies
        hand.press("press")
        app.settle()
        #expect(app.graph.counts.bodies == before)
    }

    @Test("Setting a state to what it is runs nothing")
    func sameValueRunsNothing() {
        struct Same: View {
            let hand: Hand
            @State private var word = "a"
            var body: some View {
                let _ = hand.on("press") { word = "a" }
                Text(word)
            }
        }
        let hand = Hand()
        let app = TestApp { Same(hand: hand) }
        let before = app.graph.counts.bodies
        hand.press("press")
        app.settle()
        #expect(app.graph.counts.bodies == before)
    }

    @Test("A value of the environment runs the bodies that read it, and not those that only could")
    func environmentByKey() {
        let app = TestApp {
            VStack {
                SchemeReader()
                SilentHolder()
                Leaf(text: "leaf")
            }
        }
        let before = app.graph.counts.bodiesByType
        app.setColorScheme(.dark)
        #expect(app.exists(.text, "dark"))
        let after = app.graph.counts.bodiesByType
        #expect(after["SchemeReader"] == (before["SchemeReader"] ?? 0) + 1)
        #expect(after["SilentHolder"] == before["SilentHolder"])
        #expect(after["Leaf"] == before["Leaf"])
    }

    @Test("A value that a view sets for those in it reaches only them, and the nearest counts")
    func environmentIsScoped() {
        let app = TestApp {
            VStack {
                SchemeReader().environment(\.colorScheme, .light).environment(\.colorScheme, .dark)
                SchemeReader().environment(\.colorScheme, .dark)
                SchemeReader()
            }
        }
        #expect(
            app.outline == """
                application
                  text "light"
                  text "dark"
                  text "light"
                """)
    }

    @Test("A parent that runs again does not run a child whose fields are the same")
    func sameFieldsStopTheWalk() {
        struct Parent: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("press") { count += 1 }
                VStack {
                    Text("count \(count)")
                    Leaf(text: "same")
                    Leaf(text: "even \(count / 2)")
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Parent(hand: hand) }
        let before = app.graph.counts.bodiesByType
        hand.press("press")
        app.settle()
        let after = app.graph.counts.bodiesByType
        #expect(after["Parent"] == (before["Parent"] ?? 0) + 1)
        #expect(after["Leaf"] == before["Leaf"])
        hand.press("press")
        app.settle()
        #expect(app.graph.counts.bodiesByType["Leaf"] == (before["Leaf"] ?? 0) + 1)
    }

    @Test("A body that changes what it reads ends after some rounds, with what there is")
    func endlessUpdatesEnd() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                let _ = raise()
                Text("count")
            }

            private func raise() {
                count += 1
            }
        }
        let app = TestApp { Restless() }
        #expect(app.exists(.text, "count"))
        #expect(app.graph.counts.bodies < 200)
    }

    @Test("A modifier whose fields are the same is not evaluated again; the view in it gets its new value")
    func modifiersStopTheWalk() {
        struct Framed: ViewModifier {
            let width: Int
            func body(content: Content) -> some View { content.padding() }
        }
        struct Parent: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("press") { count += 1 }
                Text("count \(count)").modifier(Framed(width: 3))
            }
        }
        let hand = Hand()
        let app = TestApp { Parent(hand: hand) }
        let before = app.graph.counts.bodies
        hand.press("press")
        app.settle()
        #expect(app.exists(.text, "count 1"))
        #expect(app.graph.counts.bodies == before + 1)
    }

    @Test("A preference is told again only when it has changed; the outer value counts")
    func preferences() {
        struct Parent: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("press") { count += 1 }
                VStack {
                    Text("a").preference(key: Sum.self, value: 1)
                    Text("b").preference(key: Sum.self, value: 9).preference(key: Sum.self, value: count / 2)
                }
                .onPreferenceChange(Sum.self) { hand.see("sum", (hand.seen["sum"] as? [Int] ?? []) + [$0]) }
            }
        }
        let hand = Hand()
        let app = TestApp { Parent(hand: hand) }
        for _ in 0..<3 {
            hand.press("press")
            app.settle()
        }
        #expect(hand.seen["sum"] as? [Int] == [1, 2])
    }

    private enum Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
}
