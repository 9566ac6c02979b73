import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("What dismiss does")
struct DismissActionTests {
    private struct Presented: View {
        let hand: Hand
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            let _ = hand.on("dismiss") { dismiss() }
            Text(isPresented ? "presented" : "not presented")
        }
    }

    @Test("A5.20 dismiss ends what the view is presented in")
    func dismissEndsThePresentation() {
        let hand = Hand()
        var count = 0
        let dismissal = Dismissal { count += 1 }
        let app = TestApp { Presented(hand: hand).environment(\.dismissal, dismissal) }
        #expect(app.exists(.text, "presented"))
        hand.press("dismiss")
        #expect(count == 1)
    }

    private struct OldPresented: View {
        let hand: Hand
        @Environment(\.presentationMode) private var presentationMode

        var body: some View {
            let _ = hand.on("dismiss") { presentationMode.wrappedValue.dismiss() }
            Text(presentationMode.wrappedValue.isPresented ? "presented" : "not presented")
        }
    }

    @Test("presentationMode says the same, and ends the same")
    func presentationMode() {
        let hand = Hand()
        var count = 0
        let dismissal = Dismissal { count += 1 }
        let app = TestApp { OldPresented(hand: hand).environment(\.dismissal, dismissal) }
        #expect(app.exists(.text, "presented"))
        hand.press("dismiss")
        #expect(count == 1)
        let bare = TestApp { OldPresented(hand: hand) }
        hand.press("dismiss")
        #expect(bare.exists(.text, "not presented"))
        #expect(count == 1)
    }

    @Test("Where nothing is presented, dismiss does nothing")
    func dismissDoesNothingElsewhere() {
        let hand = Hand()
        let app = TestApp { Presented(hand: hand) }
        hand.press("dismiss")
        #expect(app.exists(.text, "not presented"))
    }
}
