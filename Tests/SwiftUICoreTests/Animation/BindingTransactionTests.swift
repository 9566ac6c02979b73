import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Bindings that say how a change is shown")
struct BindingTransactionTests {
    private struct Fader: View {
        let hand: Hand
        let change: (Binding<Double>) -> Binding<Double>
        @State private var opacity = 0.2
        var body: some View {
            let binding = change($opacity)
            hand.on("fade") { binding.wrappedValue = 0.8 }
            return Text("Fading").opacity(binding.wrappedValue)
        }
    }

    private func motions(_ change: @escaping (Binding<Double>) -> Binding<Double>) throws -> [SceneMotion] {
        let hand = Hand()
        let app = TestApp { Fader(hand: hand, change: change) }
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press("fade")
        app.settle()
        return try #require(patches.last).motions
    }

    @Test("A write through animation() is shown with it")
    func animation() throws {
        let motion = try #require(motions { $0.animation(.linear(duration: 2)) }.first)
        #expect(motion.animation.duration == 2)
        #expect(try motions { $0.animation() }.count == 1)
    }

    @Test("A write through transaction() is shown as that says")
    func transaction() throws {
        let motion = try #require(motions { $0.transaction(Transaction(animation: .linear(duration: 3))) }.first)
        #expect(motion.animation.duration == 3)
    }

    @Test("Without either, and with an animation of nil, it is shown at once")
    func atOnce() throws {
        #expect(try motions { $0 } == [])
        #expect(try motions { $0.animation(nil) } == [])
    }
}
