import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Transitions of an app's own")
struct TransitionTests {
    private struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.radians(phase.value)).opacity(phase.isIdentity ? 1 : 0.5).offset(
                y: 20 * phase.value)
        }
    }

    private struct Small: ViewModifier {
        let scale: Double
        func body(content: Content) -> some View { content.scaleEffect(scale).blur(radius: 3) }
    }

    private func transition(_ view: some View) -> SceneTransition? {
        TestApp(on: .phone) { view }.scene.nodes.values.compactMap(\.transition).first
    }

    @Test("What a transition does to a view before it comes and after it has gone is what is seen of it")
    func own() {
        guard case .effects(let enter, let leave)? = transition(Color.red.transition(Turn())) else {
            Issue.record("There is no transition")
            return
        }
        #expect([enter.rotation, leave.rotation] == [-1, 1])
        #expect([enter.offset.height, leave.offset.height] == [-20, 20])
        #expect(enter.opacity == 0.5)
    }

    @Test("A modifier may say where a view comes from, together with other ways")
    func modifier() {
        let way = AnyTransition.modifier(active: Small(scale: 0.25), identity: Small(scale: 1)).combined(with: .opacity)
        guard case .effects(let enter, _)? = transition(Color.red.transition(way)) else {
            Issue.record("There is no transition")
            return
        }
        #expect(enter.scale == 0.25)
        #expect(enter.blur == 3)
        #expect(enter.opacity == 0)
    }

    private func effects(_ view: some View) -> (enter: SceneEffect, leave: SceneEffect)? {
        guard case .effects(let enter, let leave)? = transition(view) else { return nil }
        return (enter, leave)
    }

    @Test("The framework's transitions have types of their own, which come to the same")
    func standard() {
        func same(_ one: some View, _ other: AnyTransition) -> Bool {
            let (one, other) = (effects(one), effects(Color.red.transition(other)))
            return one?.enter == other?.enter && one?.leave == other?.leave && one != nil
        }
        #expect(same(Color.red.transition(OpacityTransition()), AnyTransition.opacity))
        #expect(same(Color.red.transition(ScaleTransition(0.3, anchor: .top)), .scale(scale: 0.3, anchor: .top)))
        #expect(same(Color.red.transition(OffsetTransition(CGSize(width: 3, height: 4))), .offset(x: 3, y: 4)))
        #expect(same(Color.red.transition(MoveTransition(edge: .bottom)), .move(edge: .bottom)))
        #expect(same(Color.red.transition(SlideTransition()), AnyTransition.slide))
        #expect(same(Color.red.transition(PushTransition(edge: .top)), .push(from: .top)))
        #expect(same(Color.red.transition(IdentityTransition()), AnyTransition.identity))
        #expect(
            same(
                Color.red.transition(
                    AsymmetricTransition(insertion: OpacityTransition(), removal: MoveTransition(edge: .leading))),
                .asymmetric(insertion: .opacity, removal: .move(edge: .leading))))
    }

    @Test("They are written by their names, and put together")
    func names() {
        #expect(effects(Color.red.transition(.scale(0.5)))?.enter.scale == 0.5)
        let both = effects(Color.red.transition(OpacityTransition().combined(with: Turn())))
        #expect(both?.enter.opacity == 0)
        #expect(both?.enter.rotation == -1)
    }

    @Test("A transition's body is what its type says, for a transition that is made of it")
    func bodies() {
        struct Half: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                ScaleTransition(0.5).apply(content: content, phase: phase)
            }
        }
        struct Beyond: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                OffsetTransition(CGSize(width: 9, height: 0)).apply(
                    content: OpacityTransition().apply(content: content, phase: phase), phase: phase)
            }
        }
        #expect(effects(Color.red.transition(Half()))?.leave.scale == 0.5)
        let beyond = effects(Color.red.transition(Beyond()))
        #expect(beyond?.enter.offset.width == 9)
        #expect(beyond?.enter.opacity == 0)
    }

    @Test("A transition may take its time from an animation of its own")
    func ownAnimation() throws {
        struct Coming: View {
            let hand: Hand
            @State private var isThere = false
            var body: some View {
                hand.on("come") { isThere = true }
                hand.on("go") { withAnimation(.easeIn(duration: 5)) { isThere = false } }
                return ZStack {
                    if isThere {
                        Color.red.transition(
                            .asymmetric(
                                insertion: .opacity.animation(.linear(duration: 2)),
                                removal: .opacity.animation(nil)))
                    }
                }
            }
        }
        let hand = Hand()
        let app = TestApp(on: .phone) { Coming(hand: hand) }
        var patches: [ScenePatch] = []
        app.onPatch { patches.append($0) }
        hand.press("come")
        app.settle()
        #expect(patches.last?.motions.map(\.animation.duration) == [2])
        hand.press("go")
        app.settle()
        #expect(patches.last?.motions.contains { $0.animation.duration == 5 && !$0.nodes.isEmpty } != true)
    }
}
