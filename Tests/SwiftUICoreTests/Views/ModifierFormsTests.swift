import SwiftUICore
import SwiftUITesting
import Testing

private struct Prefixed: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
        HStack {
            Text(text)
            content
        }
    }
}

@MainActor
@Suite("Modifiers can be put together, and left empty")
struct ModifierFormsTests {
    @Test("Two modifiers as one: the first is applied first")
    func concat() throws {
        let app = TestApp { Text("c").modifier(Prefixed(text: "b").concat(Prefixed(text: "a"))) }
        let places = try ["a", "b", "c"].map { try app.frame(of: .text, $0).minX }
        #expect(places == places.sorted())
    }

    @Test("An empty modifier changes nothing")
    func empty() {
        #expect(TestApp { Text("plain").modifier(EmptyModifier.identity) }.exists(.text, "plain"))
    }

    @Test("A value of the environment can be changed, given what it is around the view")
    func transformEnvironment() {
        struct Reader: View {
            @Environment(\.displayScale) private var scale
            var body: some View { Text("scale \(Int(scale))") }
        }
        let app = TestApp {
            Reader().transformEnvironment(\.displayScale) { $0 += 1 }.environment(\.displayScale, 4)
        }
        #expect(app.exists(.text, "scale 5"))
    }

    @Test("An equatable view is not evaluated again for a value that equals the one before")
    func equatable() {
        struct Sum: View, Equatable {
            let hand: Hand
            let parity: Int
            let number: Int
            nonisolated static func == (left: Sum, right: Sum) -> Bool { left.parity == right.parity }
            var body: some View {
                let _ = hand.see("evaluated", number)
                Text("number \(number)")
            }
        }
        struct Counter: View {
            let hand: Hand
            @State private var number = 1
            var body: some View {
                let _ = hand.on("set") { number = $0 }
                Sum(hand: hand, parity: number % 2, number: number).equatable()
            }
        }
        let hand = Hand()
        let app = TestApp { Counter(hand: hand) }
        hand.press("set", 3)
        app.settle()
        #expect(app.exists(.text, "number 1"))
        hand.press("set", 4)
        app.settle()
        #expect(app.exists(.text, "number 4"))
    }
}
