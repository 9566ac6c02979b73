import SwiftUICore
import SwiftUITesting
import Testing

private struct Counter: View {
    let name: String
    let hand: Hand
    @State private var count = 0

    var body: some View {
        let _ = hand.on(name) { count += 1 }
        Text("\(name) \(count)")
    }
}

@MainActor
@Suite("State lives with identity")
struct IdentityTests {
    @Test("A row that moves takes its state along")
    func movedRowKeepsState() {
        struct Rows: View {
            let hand: Hand
            @State private var names = ["a", "b", "c"]
            var body: some View {
                let _ = hand.on("reverse") { names.reverse() }
                VStack { ForEach(names, id: \.self) { Counter(name: $0, hand: hand) } }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        hand.press("a")
        app.settle()
        hand.press("reverse")
        app.settle()
        #expect(
            app.outline == """
                application
                  text "c 0"
                  text "b 0"
                  text "a 1"
                """)
    }

    @Test("A row that leaves loses its state; one that comes back starts anew")
    func removedRowStartsAnew() {
        struct Rows: View {
            let hand: Hand
            @State private var names = ["a", "b"]
            var body: some View {
                let _ = hand.on("without a") { names = ["b"] }
                let _ = hand.on("with a") { names = ["a", "b"] }
                VStack { ForEach(names, id: \.self) { Counter(name: $0, hand: hand) } }
            }
        }
        let hand = Hand()
        let app = TestApp { Rows(hand: hand) }
        for press in ["a", "b", "without a", "with a"] {
            hand.press(press)
            app.settle()
        }
        #expect(app.exists(.text, "a 0"))
        #expect(app.exists(.text, "b 1"))
    }

    @Test("The two sides of a condition have a state each, and it ends with the side")
    func conditionEndsState() {
        struct Sides: View {
            let hand: Hand
            @State private var isFirst = true
            var body: some View {
                let _ = hand.on("flip") { isFirst.toggle() }
                if isFirst { Counter(name: "side", hand: hand) } else { Counter(name: "side", hand: hand) }
            }
        }
        let hand = Hand()
        let app = TestApp { Sides(hand: hand) }
        hand.press("side")
        app.settle()
        #expect(app.exists(.text, "side 1"))
        hand.press("flip")
        app.settle()
        #expect(app.exists(.text, "side 0"))
    }

    @Test("A view without its type keeps its state as long as the type stays the same")
    func anyViewKeepsState() {
        struct Box: View {
            let hand: Hand
            @State private var kind = 0
            var body: some View {
                let _ = hand.on("next") { kind += 1 }
                kind == 1
                    ? AnyView(Text("other")) : AnyView(Counter(name: "boxed", hand: hand))
            }
        }
        let hand = Hand()
        let app = TestApp { Box(hand: hand) }
        hand.press("boxed")
        app.settle()
        #expect(app.exists(.text, "boxed 1"))
        hand.press("next")
        app.settle()
        #expect(app.exists(.text, "other"))
        hand.press("next")
        app.settle()
        #expect(app.exists(.text, "boxed 0"))
    }

    @Test("Two windows of one app have a view state each")
    func windowsHaveTheirOwnState() {
        let hand = Hand()
        let app = TestApp { Counter(name: "window", hand: hand) }
        let second = app.openAnotherWindow()
        hand.press("window")
        second.settle()
        #expect(second.exists(.text, "window 1"))
        #expect(app.exists(.text, "window 0"))
    }

    @Test("A modifier of the app's own has a state, and the view in it keeps its own")
    func modifierHasState() {
        struct Badge: ViewModifier {
            let hand: Hand
            @State private var count = 0
            func body(content: Content) -> some View {
                let _ = hand.on("badge") { count += 1 }
                VStack {
                    content
                    Text("badge \(count)")
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Counter(name: "inner", hand: hand).modifier(Badge(hand: hand)) }
        hand.press("inner")
        app.settle()
        hand.press("badge")
        app.settle()
        #expect(
            app.outline == """
                application
                  text "inner 1"
                  text "badge 1"
                """)
    }
}
