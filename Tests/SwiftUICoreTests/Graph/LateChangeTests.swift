import Observation
import SwiftUICore
import SwiftUITesting
import Testing

/// What was begun in an app and ends after its window has gone.
@MainActor
@Suite("Changes that come too late")
struct LateChangeTests {
    @Observable
    fileprivate final class Store {
        var count = 0
    }

    @Test("State and objects may change when the window that has read them is gone")
    func gone() {
        struct Reader: View {
            let store: Store
            let hand: Hand
            @State private var state = 0
            var body: some View {
                hand.on("set") { (new: Int) in state = new }
                return Text("\(state) and \(store.count)")
            }
        }
        let (store, hand) = (Store(), Hand())
        var app: TestApp? = TestApp { Reader(store: store, hand: hand) }
        #expect(app?.exists(.text, "0 and 0") == true)
        app = nil
        store.count = 1
        hand.press("set", 2)
        // Another app that reads the same is told as ever.
        let other = TestApp { Reader(store: store, hand: hand) }
        store.count = 3
        other.settle()
        #expect(other.exists(.text, "0 and 3"))
    }
}
