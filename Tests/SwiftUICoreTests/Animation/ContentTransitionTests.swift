import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Other content of texts and symbols")
struct ContentTransitionTests {
    private func change(_ view: some View) -> SceneContentChange? {
        TestApp(on: .phone) { view }.nodes { $0.style.contentChange != nil }.first?.style.contentChange
    }

    @Test("A text says how other words are seen to come")
    func text() {
        #expect(change(Text("1")) == nil)
        #expect(change(Text("1").contentTransition(.identity)) == nil)
        #expect(change(Text("1").contentTransition(.interpolate)) == nil)
        #expect(change(Text("1").contentTransition(.opacity)) == .fade)
        #expect(change(Text("1").contentTransition(.numericText())) == .rollUp)
        #expect(change(Text("1").contentTransition(.numericText(countsDown: true))) == .rollDown)
    }

    @Test("A symbol says how another one takes its place")
    func symbol() {
        #expect(change(Image(systemName: "heart").contentTransition(.symbolEffect(.replace))) == .shrinkThenGrow)
        #expect(change(Image(systemName: "heart").contentTransition(.symbolEffect(.replace.upUp))) == .growThenGrow)
        #expect(change(Image(systemName: "heart").contentTransition(.symbolEffect(.replace.offUp))) == .goneThenGrow)
        #expect(change(Image(systemName: "heart").contentTransition(.symbolEffect)) == .fade)
    }

    @Test("Digits roll the way that their number goes, and the change is to be seen happening")
    func number() {
        struct Count: View {
            let hand: Hand
            @State private var number = 5.0
            var body: some View {
                hand.on("set") { (new: Double) in withAnimation(.linear(duration: 1)) { number = new } }
                return Text("\(Int(number))").contentTransition(.numericText(value: number))
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Count(hand: hand) }
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        for (number, expected) in [(9.0, SceneContentChange.rollUp), (2.0, .rollDown), (3.0, .rollUp)] {
            hand.press("set", number)
            app.settle()
            let node = app.nodes { $0.style.contentChange != nil }.first
            #expect(node?.style.contentChange == expected)
            #expect(patches.last?.motions.first?.nodes.contains { $0 == node?.id } == true)
        }
    }

    @Test("Views read how it is in their environment")
    func environment() {
        struct Reader: View {
            @Environment(\.contentTransition) private var transition
            var body: some View { Text(transition == .opacity ? "fades" : "other") }
        }
        let app = TestApp(on: .phone) { Reader().contentTransition(.opacity) }
        #expect(app.exists(.text, "fades"))
    }
}
