import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("In which order views are read")
struct SortPriorityTests {
    @Test("A view of a higher priority is read first, others stay in order, and nothing moves")
    func order() throws {
        let sorted = TestApp {
            VStack {
                Text("one")
                Text("two")
                Text("three").accessibilitySortPriority(1)
                Text("four").padding().accessibilitySortPriority(-1)
                Text("five")
            }
        }
        let plain = TestApp {
            VStack {
                Text("one")
                Text("two")
                Text("three")
                Text("four").padding()
                Text("five")
            }
        }
        #expect(
            sorted.outline == """
                application
                  text "three"
                  text "one"
                  text "two"
                  text "five"
                  text "four"
                """)
        for name in ["one", "two", "three", "four", "five"] {
            #expect(try sorted.frame(of: .text, name) == plain.frame(of: .text, name))
        }
    }

    @Test("What lies over something else is painted over it, though it is read first")
    func painting() {
        let app = TestApp {
            ZStack {
                Text("below")
                Text("above").accessibilitySortPriority(1)
            }
        }
        #expect(app.outline == "application\n  text \"above\"\n  text \"below\"")
        #expect(app.nodes { $0.style.order != 0 }.map(\.style.order) == [2, 1])
    }

    @Test("A priority may change")
    func changes() {
        let hand = Hand()
        struct Pair: View {
            let hand: Hand
            @State private var priority = 0.0

            var body: some View {
                let _ = hand.on("priority") { priority = $0 }
                Text("one")
                Text("two").accessibilitySortPriority(priority)
            }
        }
        let app = TestApp { VStack { Pair(hand: hand) } }
        #expect(app.outline == "application\n  text \"one\"\n  text \"two\"")
        hand.press("priority", 2.0)
        app.settle()
        #expect(app.outline == "application\n  text \"two\"\n  text \"one\"")
        hand.press("priority", 0.0)
        app.settle()
        #expect(app.outline == "application\n  text \"one\"\n  text \"two\"")
    }
}
