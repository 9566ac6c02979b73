import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Windows")
struct WindowTests {
    private struct Shared: View {
        let hand: Hand
        @State private var count = 0
        var body: some View {
            let _ = hand.on("count") { count += 1 }
            Text("count \(count)").onDisappear { hand.see("left", true) }
        }
    }

    @Test("A window that ends lets go of everything, and tells its views that they leave")
    func closing() {
        let hand = Hand()
        weak var session: AnyObject?
        do {
            let app = TestApp { Shared(hand: hand) }
            session = app.session
            app.close()
            #expect(hand.seen["left"] as? Bool == true)
            app.send(.press(NodeID(1)))
        }
        #expect(session == nil)
    }

    @Test("A window that opens takes no patch away from another one")
    func opening() {
        let hand = Hand()
        let app = TestApp { Shared(hand: hand) }
        var mirror = app.scene
        app.onPatch { mirror.apply($0) }
        hand.press("count")
        _ = app.openAnotherWindow()
        #expect(mirror.revision == app.scene.revision)
        #expect(Outline(of: mirror).description == "application\n  text \"count 1\"")
    }

    @Test("An app's own scenes keep their state, and a title that depends on it follows")
    func scenesWithState() {
        struct Titled: SwiftUICore.Scene {
            let hand: Hand
            @State private var count = 0
            var body: some SwiftUICore.Scene {
                let _ = hand.on("count") { count += 1 }
                WindowGroup("count \(count)") { Text("window") }
            }
        }
        struct Counting: App {
            @MainActor static let hand = Hand()
            var body: some SwiftUICore.Scene { Titled(hand: Self.hand) }
        }
        let app = TestApp(Counting.self)
        #expect(app.exists(.application, "count 0"))
        Counting.hand.press("count")
        app.settle()
        #expect(app.exists(.application, "count 1"))
    }

    @Test("A view that is kept by a closure after it has gone still reads the environment that it had")
    func environmentOutlivesTheView() {
        struct Kept: View {
            let hand: Hand
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                let _ = hand.on("read") { hand.see("scheme", scheme) }
                Text("kept")
            }
        }
        let hand = Hand()
        do {
            let app = TestApp { Kept(hand: hand).environment(\.colorScheme, .dark) }
            app.close()
        }
        hand.press("read")
        #expect(hand.seen["scheme"] as? ColorScheme == .dark)
    }

    @Test("A view with a weak reference to something that can be compared is compared without harm")
    func weakFields() {
        final class Thing: Equatable {
            static func == (left: Thing, right: Thing) -> Bool { true }
        }
        struct Holder: View {
            weak var thing: Thing?
            let count: Int
            var body: some View { Text("count \(count)") }
        }
        struct Parent: View {
            let hand: Hand
            let thing: Thing
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count") { count += 1 }
                Holder(thing: thing, count: count)
            }
        }
        let hand = Hand()
        let app = TestApp { Parent(hand: hand, thing: Thing()) }
        hand.press("count")
        app.settle()
        #expect(app.exists(.text, "count 1"))
    }
}
