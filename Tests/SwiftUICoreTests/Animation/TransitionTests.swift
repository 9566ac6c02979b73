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
}
