import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("SceneStorage")
struct SceneStorageTests {
    @Test("A value is there again in the window that takes the place of the one that was ended")
    func relaunch() throws {
        let app = TestApp { Drafts() }
        try app.type("Dear Ada", into: "Draft")
        app.relaunch()
        #expect(app.exists(.text, "draft: Dear Ada"))
    }

    @Test("Every window has its own")
    func windows() throws {
        let app = TestApp { Drafts() }
        let second = app.openAnotherWindow()
        try app.type("One", into: "Draft")
        #expect(second.exists(.text, "draft: "))
    }

    @Test("Views of one window share the value of a key")
    func shared() throws {
        let app = TestApp {
            VStack {
                Drafts()
                Copy()
            }
        }
        try app.type("One", into: "Draft")
        #expect(app.exists(.text, "copy: One"))
    }

    @Test("What no view has asked for yet is kept for the next window, too")
    func unread() throws {
        struct Hiding: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                if isShown { Drafts() }
            }
        }
        let app = TestApp { Hiding() }
        try app.tap("Show")
        try app.type("One", into: "Draft")
        app.relaunch()
        app.relaunch()
        try app.tap("Show")
        #expect(app.exists(.text, "draft: One"))
    }

    @Test("A window that has saved nothing has no state, and a state that cannot be read is none")
    func broken() {
        let app = TestApp { Text("plain") }
        #expect(app.session.savedState.isEmpty)
    }
}

private struct Drafts: View {
    @SceneStorage("draft") private var draft = ""

    var body: some View {
        TextField("Draft", text: $draft)
        Text("draft: \(draft)")
    }
}

private struct Copy: View {
    @SceneStorage("draft") private var draft = ""

    var body: some View { Text("copy: \(draft)") }
}
