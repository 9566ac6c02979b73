import Combine
import SwiftUICore
import SwiftUITesting
import Testing

private final class Counter: ObservableObject {
    @Published var count: Int
    @Published var name = "a"

    init(_ count: Int = 0) {
        self.count = count
    }
}

@MainActor
@Suite("Observable objects of Combine")
struct ObservableObjectTests {
    @Test("A view that has been given an object follows its changes, and another object in its place")
    func observed() {
        struct Reader: View {
            @ObservedObject var counter: Counter
            var body: some View { Text("count \(counter.count)") }
        }
        struct Parent: View {
            let hand: Hand
            let first: Counter
            let second: Counter
            @State private var isSecond = false
            var body: some View {
                let _ = hand.on("second") { isSecond = true }
                Reader(counter: isSecond ? second : first)
            }
        }
        let (hand, first, second) = (Hand(), Counter(), Counter(10))
        let app = TestApp { Parent(hand: hand, first: first, second: second) }
        first.count = 1
        app.settle()
        #expect(app.exists(.text, "count 1"))
        hand.press("second")
        app.settle()
        #expect(app.exists(.text, "count 10"))
        let bodies = app.graph.counts.bodies
        first.count = 2
        app.settle()
        #expect(app.graph.counts.bodies == bodies)
        second.count = 11
        app.settle()
        #expect(app.exists(.text, "count 11"))
    }

    @Test("A view owns one object as long as it is there, however often its value is made")
    func owned() {
        struct Owner: View {
            let label: String
            let hand: Hand
            @StateObject private var counter = Counter(5)
            var body: some View {
                let _ = hand.on("raise") { counter.count += 1 }
                Text("\(label) \(counter.count)")
            }
        }
        struct Parent: View {
            let hand: Hand
            @State private var label = "a"
            var body: some View {
                let _ = hand.on("label") { label = $0 }
                Owner(label: label, hand: hand)
            }
        }
        let hand = Hand()
        let app = TestApp { Parent(hand: hand) }
        hand.press("raise")
        app.settle()
        hand.press("label", "b")
        app.settle()
        #expect(app.exists(.text, "b 6"))
    }

    @Test("An object handed down by type is found, and bindings to it write it")
    func environmentObjects() {
        struct Editor: View {
            let hand: Hand
            @Binding var name: String
            var body: some View {
                let _ = hand.on("write") { name = $0 }
                Text(name)
            }
        }
        struct Reader: View {
            let hand: Hand
            @EnvironmentObject private var counter: Counter
            var body: some View { Editor(hand: hand, name: $counter.name) }
        }
        let (hand, counter) = (Hand(), Counter())
        let app = TestApp { VStack { Reader(hand: hand) }.environmentObject(counter) }
        hand.press("write", "written")
        app.settle()
        #expect(counter.name == "written")
        #expect(app.exists(.text, "written"))
    }
}
