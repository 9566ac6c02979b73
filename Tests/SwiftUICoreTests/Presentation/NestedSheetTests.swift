import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Sheets on sheets")
struct NestedSheetTests {
    private struct Lower: View {
        let hand: Hand
        @State private var isLowerShown: Bool
        @State private var isUpperShown: Bool
        @State private var log: [String] = []

        init(hand: Hand, isOpen: Bool = false) {
            self.hand = hand
            _isLowerShown = State(initialValue: isOpen)
            _isUpperShown = State(initialValue: isOpen)
        }

        var body: some View {
            let lowerGone = { log.append("lowerGone") }
            let upperGone = { log.append("upperGone") }
            let _ = hand.on("lower") { isLowerShown = $0 }
            let _ = hand.on("upper") { isUpperShown = $0 }
            Text("upper \(isUpperShown ? "on" : "off"), \(log.joined(separator: " "))")
                .sheet(isPresented: $isLowerShown, onDismiss: lowerGone) {
                    Text("lower")
                        .sheet(isPresented: $isUpperShown, onDismiss: upperGone) {
                            Text("upper")
                        }
                }
        }
    }

    private func sheets(isOpen: Bool = false) -> (TestApp, Hand) {
        let hand = Hand()
        return (TestApp { Lower(hand: hand, isOpen: isOpen) }, hand)
    }

    private func open(_ app: TestApp, _ hand: Hand) {
        for sheet in ["lower", "upper"] {
            hand.press(sheet, true)
            app.settle()
        }
    }

    @Test("A5.09 A sheet inside a sheet stacks on top, and the lower one comes back after it")
    func onTop() throws {
        let (app, hand) = sheets()
        open(app, hand)
        #expect(app.exists(.text, "upper") && !app.exists(.text, "lower"))
        try app.dismissSheet()
        #expect(app.exists(.text, "lower"))
        try app.dismissSheet()
        #expect(app.exists(.text, "upper off, upperGone lowerGone"))
    }

    @Test("A5.09 Dismissing the lower one takes the one above with it, and its condition is false again")
    func lowerTakesUpper() {
        let (app, hand) = sheets()
        open(app, hand)
        hand.press("lower", false)
        app.settle()
        #expect(!app.outline.contains("dialog"))
        #expect(app.exists(.text, "upper off, upperGone lowerGone"))
    }

    @Test("A5.11 Several that are to be shown from the start all come, in order")
    func restored() throws {
        let (app, _) = sheets(isOpen: true)
        #expect(app.exists(.text, "upper"))
        try app.dismissSheet()
        #expect(app.exists(.text, "lower"))
    }

    private struct Shelf: View {
        let hand: Hand
        @State private var hasDrawer = true
        @State private var isOpen = false

        var body: some View {
            let _ = hand.on("open") { isOpen = true }
            let _ = hand.on("remove") { hasDrawer = false }
            VStack {
                Text(isOpen ? "drawer open" : "drawer shut")
                if hasDrawer {
                    Text("drawer").sheet(isPresented: $isOpen) { Text("in the drawer") }
                }
            }
        }
    }

    @Test("A5.12 A view that goes takes its sheet with it, and the condition is false again")
    func presenterGoes() {
        let hand = Hand()
        let app = TestApp { Shelf(hand: hand) }
        hand.press("open")
        app.settle()
        #expect(app.exists(.text, "in the drawer"))
        hand.press("remove")
        app.settle()
        #expect(app.exists(.text, "drawer shut"))
        #expect(!app.outline.contains("dialog"))
    }

    private struct Reader: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.harbour) private var harbour

        var body: some View {
            Text("\(harbour), \(width == .compact ? "narrow" : "wide")")
        }
    }

    @Test("A5.14 What was set in the presenter's environment reaches the sheet")
    func environment() {
        let app = TestApp {
            Text("outside").sheet(isPresented: .constant(true)) { Reader() }.environment(\.harbour, "Oban")
        }
        #expect(app.exists(.text, "Oban, narrow"))
    }

    @Test("A5.49 The content of a card on a tablet has a compact width")
    func compactInCard() {
        let app = TestApp(on: .tablet) { Text("outside").sheet(isPresented: .constant(true)) { Reader() } }
        #expect(app.exists(.text, "none, narrow"))
        let cover = TestApp(on: .tablet) { Text("outside").fullScreenCover(isPresented: .constant(true)) { Reader() } }
        #expect(cover.exists(.text, "none, wide"))
    }
}

private struct HarbourKey: EnvironmentKey {
    static var defaultValue: String { "none" }
}

extension EnvironmentValues {
    fileprivate var harbour: String {
        get { self[HarbourKey.self] }
        set { self[HarbourKey.self] = newValue }
    }
}
