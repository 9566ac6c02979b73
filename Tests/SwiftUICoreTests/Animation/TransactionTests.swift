import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Changes that are shown in different ways")
struct TransactionTests {
    /// The patches of what a hand does.
    private func patches(_ app: TestApp, _ hand: Hand, _ name: String) -> [ScenePatch] {
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press(name)
        app.settle()
        return patches
    }

    private struct Two: View {
        let hand: Hand
        @State private var width: CGFloat = 10
        @State private var height: CGFloat = 20
        var body: some View {
            hand.on("both") {
                withAnimation(.linear(duration: 1)) { width = 50 }
                withAnimation(.easeIn(duration: 2)) { height = 60 }
                hand.see("in the action", [width, height])
            }
            hand.on("alike") {
                withAnimation(.linear(duration: 1)) { width = 50 }
                withAnimation(.linear(duration: 1)) { height = 60 }
            }
            hand.on("plain first") {
                height = 60
                withAnimation(.linear(duration: 1)) { width = 50 }
            }
            hand.on("one of them twice") {
                withAnimation(.linear(duration: 1)) { width = 50 }
                withAnimation(.easeIn(duration: 2)) { width = 70 }
            }
            hand.on("with a transaction") {
                withTransaction(\.animation, .linear(duration: 1)) { width = 50 }
                withTransaction(Transaction(animation: nil)) { height = 60 }
            }
            return Color.red.frame(width: width, height: height)
        }
    }

    private let linear = SceneAnimation(duration: 1, pace: .curve(x1: 0, y1: 0, x2: 1, y2: 1))
    private let easeIn = SceneAnimation(duration: 2, pace: .curve(x1: 0.42, y1: 0, x2: 1, y2: 1))

    /// The frames that the red node is given, and what each is shown with.
    private func steps(_ patches: [ScenePatch]) -> [(size: CGSize, animation: SceneAnimation?)] {
        patches.flatMap { patch in
            patch.operations.compactMap { operation in
                guard case .update(let node, _) = operation, node.style.background != nil else { return nil }
                return (node.frame.size, patch.motions.first { $0.nodes.contains(node.id) }?.animation)
            }
        }
    }

    @Test("Two animations in one action each move their own change")
    func two() {
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let steps = steps(patches(app, hand, "both"))
        #expect(steps.map(\.size) == [CGSize(width: 50, height: 20), CGSize(width: 50, height: 60)])
        #expect(steps.map(\.animation) == [linear, easeIn])
        #expect(hand.seen["in the action"] as? [CGFloat] == [50, 60], "the action itself sees its values at once")
    }

    @Test("Changes with the same animation are one")
    func alike() {
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let steps = steps(patches(app, hand, "alike"))
        #expect(steps.map(\.size) == [CGSize(width: 50, height: 60)])
        #expect(steps.map(\.animation) == [linear])
    }

    @Test("A change without an animation beside one that has one is there at once")
    func plain() {
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let steps = steps(patches(app, hand, "plain first"))
        #expect(steps.map(\.size) == [CGSize(width: 10, height: 60), CGSize(width: 50, height: 60)])
        #expect(steps.map(\.animation) == [nil, linear])
    }

    @Test("A value that is changed twice goes both ways")
    func twice() {
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let steps = steps(patches(app, hand, "one of them twice"))
        #expect(steps.map(\.size.width) == [50, 70])
        #expect(steps.map(\.animation) == [linear, easeIn])
    }

    @Test("A transaction says it by its values, too")
    func transactions() {
        let hand = Hand()
        let app = TestApp { Two(hand: hand) }
        let steps = steps(patches(app, hand, "with a transaction"))
        #expect(steps.map(\.size) == [CGSize(width: 50, height: 20), CGSize(width: 50, height: 60)])
        #expect(steps.map(\.animation) == [linear, nil])
    }

    @Test("What a change of one animation sets off is shown like it, whatever waits")
    func following() {
        struct Chain: View {
            let hand: Hand
            @State private var width: CGFloat = 10
            @State private var height: CGFloat = 20
            @State private var copy: CGFloat = 1
            var body: some View {
                hand.on("both") {
                    withAnimation(.linear(duration: 1)) { width = 50 }
                    withAnimation(.easeIn(duration: 2)) { height = 60 }
                }
                return VStack {
                    Color.red.frame(width: width, height: height)
                    Color.blue.frame(width: copy, height: 5)
                }
                .onChange(of: width) { copy = width }
            }
        }
        let hand = Hand()
        let app = TestApp { Chain(hand: hand) }
        let patches = patches(app, hand, "both")
        #expect(patches.count == 2)
        let blue = app.scene.nodes.values.first { $0.frame.height == 5 }
        #expect(blue?.frame.width == 50)
        #expect(patches.first?.motions.first?.nodes.contains { $0 == blue?.id } == true)
    }

    @Test("A view that comes with one change sees the next one, too")
    func coming() {
        struct Late: View {
            let hand: Hand
            @State private var isThere = false
            @State private var words = "old"
            var body: some View {
                hand.on("both") {
                    withAnimation(.linear(duration: 1)) { isThere = true }
                    withAnimation(.easeIn(duration: 2)) { words = "new" }
                }
                return VStack { if isThere { Reader(words: $words) } }
            }
        }
        struct Reader: View {
            @Binding var words: String
            var body: some View { Text(words) }
        }
        let hand = Hand()
        let app = TestApp { Late(hand: hand) }
        hand.press("both")
        app.settle()
        #expect(app.exists(.text, "new"))
    }

    @Test("Each animation tells when it has ended")
    func ends() async {
        struct Ends: View {
            let hand: Hand
            @State private var x: CGFloat = 0
            @State private var y: CGFloat = 0
            @State private var ended: Set<String> = []
            var body: some View {
                hand.on("both") {
                    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
                        x = 5
                    } completion: {
                        ended.insert("x")
                    }
                    withAnimation(.easeIn(duration: 2), completionCriteria: .logicallyComplete) {
                        y = 5
                    } completion: {
                        ended.insert("y")
                    }
                }
                return Text(ended.sorted().joined()).offset(x: x, y: y)
            }
        }
        #expect(AnimationCompletionCriteria.removed != .logicallyComplete)
        let hand = Hand()
        let app = TestApp { Ends(hand: hand) }
        hand.press("both")
        #expect(await app.wait(within: .seconds(300)) { app.exists(.text, "xy") })
    }
}
