import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Views that stand for one thing, and phases")
struct MatchTests {
    @Test("Views with one id in one namespace have one number, others have others")
    func numbers() {
        struct Cards: View {
            @Namespace private var cards
            @Namespace private var others
            var body: some View {
                Color.red.frame(width: 10, height: 1).matchedGeometryEffect(id: 1, in: cards)
                Color.red.frame(width: 20, height: 1).matchedGeometryEffect(id: 1, in: cards)
                Color.red.frame(width: 30, height: 1).matchedGeometryEffect(id: 2, in: cards)
                Color.red.frame(width: 40, height: 1).matchedGeometryEffect(id: 1, in: others)
            }
        }
        let app = TestApp(on: .phone) { Cards() }
        let matched = app.nodes { $0.style.match != nil }.sorted { $0.frame.width < $1.frame.width }
        let numbers = matched.compactMap(\.style.match?.number)
        #expect(numbers.count == 4)
        #expect(numbers[0] == numbers[1])
        #expect(Set(numbers).count == 3)
    }

    @Test("A namespace stays the same as long as its view lives")
    func namespace() {
        struct Named: View {
            let hand: Hand
            @Namespace private var names
            @State private var count = 0
            var body: some View {
                hand.on("again") { count += 1 }
                hand.see("names \(count)", names)
                return Text("\(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { Named(hand: hand) }
        hand.press("again")
        app.settle()
        let seen = ["names 0", "names 1"].map { hand.seen[$0] as? Namespace.ID }
        #expect(seen[0] != nil)
        #expect(seen[0] == seen[1])
    }

    @Test("Where nobody sees things move, phases stay at the first")
    func phases() {
        let app = TestApp(on: .phone) {
            PhaseAnimator(["low", "high"]) { Text($0) }
            Text("beside").phaseAnimator([0.5, 1]) { view, phase in view.opacity(phase) }
        }
        app.settle()
        #expect(app.exists(.text, "low"))
        #expect(app.nodes { $0.style.opacity == 0.5 }.count == 1)
    }
}
