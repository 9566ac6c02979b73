import Foundation
import Observation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Sheets")
struct SheetTests {
    /// Two sheets on one view, by conditions.
    private struct Desk: View {
        let hand: Hand
        @State private var isNoteShown = false
        @State private var isMapShown = false
        @State private var log: [String] = []

        var body: some View {
            let _ = hand.on("note") { isNoteShown = $0 }
            let _ = hand.on("map") { isMapShown = $0 }
            let _ = hand.on("swap") {
                isNoteShown = false
                isMapShown = true
            }
            Text("desk, note \(isNoteShown ? "shown" : "hidden"), \(log.joined(separator: " "))")
                .sheet(isPresented: $isNoteShown, onDismiss: { log.append("noteGone") }) { Note(hand: hand) }
                .sheet(isPresented: $isMapShown, onDismiss: { log.append("mapGone") }) { Text("map") }
                .onDisappear { hand.see("desk", "disappeared") }
        }
    }

    private struct Note: View {
        let hand: Hand
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            let _ = hand.on("count") { count += 1 }
            let _ = hand.on("dismiss") { dismiss() }
            Text("note \(count)\(isPresented ? " presented" : "")")
        }
    }

    @Observable
    fileprivate final class Model {
        var isShown = true
    }

    private func desk(on device: TestDevice = .phone) -> (TestApp, Hand) {
        let hand = Hand()
        return (TestApp(on: device) { Desk(hand: hand) }, hand)
    }

    @Test("A5.01 True presents a sheet, false dismisses it, and onDismiss runs once when it is gone")
    func presentAndDismiss() {
        let (app, hand) = desk()
        #expect(!app.outline.contains("dialog"))
        hand.press("note", true)
        app.settle()
        #expect(app.outline.hasSuffix("dialog \"Sheet\"\n    text \"note 0 presented\""))
        hand.press("note", false)
        app.settle()
        #expect(!app.outline.contains("dialog"))
        #expect(app.exists(.text, "desk, note hidden, noteGone"))
    }

    @Test("A5.24, A5.25 Swiped away, the condition is false and onDismiss has run once")
    func swipedAway() throws {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        try app.dismissSheet()
        #expect(app.exists(.text, "desk, note hidden, noteGone"))
    }

    @Test("A5.20 dismiss in the sheet's content ends it")
    func dismissedFromInside() {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        hand.press("dismiss")
        app.settle()
        #expect(app.exists(.text, "desk, note hidden, noteGone"))
    }

    @Test("A5.24 What was never presented has no onDismiss")
    func neverPresented() {
        let (app, hand) = desk()
        hand.press("note", false)
        app.settle()
        #expect(app.exists(.text, "desk, note hidden, "))
    }

    @Test("A5.07 A second sheet of a level waits until the first is gone")
    func secondWaits() throws {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        hand.press("map", true)
        app.settle()
        #expect(app.exists(.text, "note 0 presented") && !app.exists(.text, "map"))
        try app.dismissSheet()
        #expect(app.exists(.text, "map") && !app.exists(.text, "note 0 presented"))
    }

    @Test("A5.08 Two sheets on one view both work, one after the other")
    func oneAfterTheOther() throws {
        let (app, hand) = desk()
        for _ in 1...2 {
            hand.press("note", true)
            app.settle()
            #expect(app.exists(.text, "note 0 presented"))
            try app.dismissSheet()
            hand.press("map", true)
            app.settle()
            #expect(app.exists(.text, "map"))
            try app.dismissSheet()
        }
        #expect(app.exists(.text, "desk, note hidden, noteGone mapGone noteGone mapGone"))
    }

    @Test("A5.10 One off and another on in the same update: the other comes")
    func swapped() {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        hand.press("swap")
        app.settle()
        #expect(app.exists(.text, "map") && !app.exists(.text, "note 0 presented"))
    }

    @Test("State of the content lives as long as the sheet")
    func stateOfContent() throws {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        hand.press("count")
        app.settle()
        #expect(app.exists(.text, "note 1 presented"))
        app.rotate()
        #expect(app.exists(.text, "note 1 presented"))
        app.rotate()
        try app.dismissSheet()
        hand.press("note", true)
        app.settle()
        #expect(app.exists(.text, "note 0 presented"))
    }

    @Test("A5.14 The presenter does not disappear under a sheet")
    func presenterStays() {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        #expect(hand.seen["desk"] == nil)
        app.close()
    }

    @Test("A5.14 What the content says of itself, its title for one, says nothing of the presenter")
    func preferencesStayInside() {
        let app = TestApp {
            NavigationSplitView {
                Text("coast").navigationTitle("Coast").sheet(isPresented: .constant(true)) {
                    Text("chart").navigationTitle("Chart")
                }
            } detail: {
                Text("sea").sheet(isPresented: .constant(false)) { Text("fish").navigationTitle("Fish") }
            }
        }
        app.rotate()
        #expect(app.exists(.dialog, "Chart"))
        #expect(app.scene.nodes.values.contains { $0.meaning.role == .region && $0.meaning.label == "Coast" })
        #expect(!app.scene.nodes.values.contains { $0.meaning.role == .region && $0.meaning.label == "Chart" })
    }

    @Test("What is behind a sheet is neither read nor pressed")
    func behindIsInert() {
        let (app, hand) = desk()
        hand.press("note", true)
        app.settle()
        #expect(!app.outline.contains("desk"))
    }

    @Test("A window that closes writes nothing into the app's conditions")
    func closedWindow() {
        let model = Model()
        let app = TestApp {
            Text("below").sheet(isPresented: Bindable(model).isShown) { Text("above") }
        }
        #expect(app.exists(.text, "above"))
        app.close()
        #expect(model.isShown)
    }
}
