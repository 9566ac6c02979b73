import SwiftUICore
import SwiftUITesting
import Testing

private protocol Named {
    var name: String { get }
}

private struct Boat: Named {
    var name: String
}

private enum Harbour: Named {
    case north(String)

    var name: String {
        switch self {
        case .north(let name): name
        }
    }
}

@MainActor
@Suite("Views that hold values known only by a protocol")
struct ProtocolValueTests {
    fileprivate struct Sign: View {
        let thing: any Named
        let others: [any Named]
        let either: (any Named)?

        var body: some View {
            Text(verbatim: ([thing.name] + others.map(\.name) + [either?.name ?? "none"]).joined(separator: " "))
        }
    }

    fileprivate struct Board: View {
        let hand: Hand
        @State private var thing: any Named = Boat(name: "Anna")

        var body: some View {
            Sign(thing: thing, others: [thing], either: thing)
                .onAppear { hand.on("name") { thing = $0 } }
        }
    }

    @Test("They are shown, and shown anew when the value is another")
    func change() {
        let hand = Hand()
        let app = TestApp(on: .phone) { Board(hand: hand) }
        #expect(app.exists(.text, "Anna Anna Anna"))
        hand.press("name", Boat(name: "Bella") as any Named)
        app.settle()
        #expect(app.exists(.text, "Bella Bella Bella"))
        hand.press("name", Harbour.north("Quay") as any Named)
        app.settle()
        #expect(app.exists(.text, "Quay Quay Quay"))
    }
}
