import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Sheets for items")
struct SheetItemTests {
    private struct Tide: Identifiable {
        let id: Int
        var height = "low"
    }

    private struct TideTable: View {
        let hand: Hand
        @State private var tide: Tide?
        @State private var log: [String] = []

        var body: some View {
            let noteDismissal = { log.append("gone") }
            let _ = hand.on("show") { (new: Tide) in tide = new }
            Text("tide \(tide.map { "\($0.id)" } ?? "none"), \(log.joined(separator: " "))")
                .sheet(item: $tide, onDismiss: noteDismissal) { tide in
                    TideView(tide: tide, hand: hand)
                }
        }
    }

    private struct TideView: View {
        let tide: Tide
        let hand: Hand
        @State private var marks = 0

        var body: some View {
            let _ = hand.on("mark") { marks += 1 }
            Text("tide \(tide.id) \(tide.height), marks \(marks)")
        }
    }

    private func table() -> (TestApp, Hand) {
        let hand = Hand()
        return (TestApp { TideTable(hand: hand) }, hand)
    }

    @Test("A5.02 An item presents with its value, and a dismissal by hand writes nil")
    func item() throws {
        let (app, hand) = table()
        hand.press("show", Tide(id: 3))
        app.settle()
        #expect(app.exists(.text, "tide 3 low, marks 0"))
        try app.dismissSheet()
        #expect(app.exists(.text, "tide none, gone"))
    }

    @Test("A5.03, A5.04 Another identity dismisses and presents anew; onDismiss runs once between the two")
    func otherIdentity() throws {
        let (app, hand) = table()
        hand.press("show", Tide(id: 1))
        app.settle()
        hand.press("mark")
        app.settle()
        #expect(app.exists(.text, "tide 1 low, marks 1"))
        hand.press("show", Tide(id: 2))
        app.settle()
        #expect(app.exists(.text, "tide 2 low, marks 0"))
        try app.dismissSheet()
        #expect(app.exists(.text, "tide none, gone gone"))
    }

    @Test("A5.05 A new value of the same identity is shown in place")
    func sameIdentity() throws {
        let (app, hand) = table()
        hand.press("show", Tide(id: 1))
        app.settle()
        hand.press("mark")
        app.settle()
        hand.press("show", Tide(id: 1, height: "high"))
        app.settle()
        #expect(app.exists(.text, "tide 1 high, marks 1"))
        try app.dismissSheet()
        #expect(app.exists(.text, "tide none, gone"))
    }
}
