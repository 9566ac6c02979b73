import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Whether a scene is seen and used")
struct ScenePhaseTests {
    @Test("A view follows the phase of its window")
    func phases() {
        struct Watch: View {
            @Environment(\.scenePhase) private var phase
            @State private var seen: [ScenePhase] = []
            var body: some View {
                Text("\(seen.count) \(phase == .active ? "active" : "away")")
                    .onChange(of: phase) { _, new in seen.append(new) }
            }
        }
        let app = TestApp { Watch() }
        #expect(app.exists(.text, "0 active"))
        app.send(.phase(.inactive))
        app.send(.phase(.background))
        #expect(app.exists(.text, "2 away"))
        app.send(.phase(.active))
        #expect(app.exists(.text, "3 active"))
    }

    @Test("Phases are ordered from hidden to used")
    func order() {
        #expect(ScenePhase.background < .inactive)
        #expect(ScenePhase.inactive < .active)
    }
}
