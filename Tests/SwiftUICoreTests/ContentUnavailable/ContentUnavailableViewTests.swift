import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("ContentUnavailableView")
struct ContentUnavailableViewTests {
    @Test("A notice stands in the middle of all the room, its description below its title")
    func middle() throws {
        let app = TestApp {
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Letters will appear here."))
                .frame(width: 300, height: 400)
        }
        #expect(
            app.outline == """
                application
                  text "No Mail"
                  text "Letters will appear here."
                """)
        let title = try app.frame(of: .text, "No Mail")
        let description = try app.frame(of: .text, "Letters will appear here.")
        #expect(title.maxY <= description.minY)
        #expect(abs(title.midX - description.midX) < 0.5)
    }

    @Test("A notice can have actions, which answer")
    func actions() throws {
        struct Inbox: View {
            @State private var isEmpty = true
            var body: some View {
                if isEmpty {
                    ContentUnavailableView {
                        Label("No Mail", systemImage: "tray")
                    } description: {
                        Text("Nobody has written.")
                    } actions: {
                        Button("Look again") { isEmpty = false }
                    }
                } else {
                    Text("One letter")
                }
            }
        }
        let app = TestApp { Inbox() }
        try app.tap("Look again")
        #expect(app.exists(.text, "One letter"))
    }

    // The words are those of the platform (`platform/strings.json`).
    @Test("A search that has found nothing says so, and for which words")
    func search() {
        let app = TestApp { ContentUnavailableView.search }
        #expect(app.exists(.text, "No Results"))
        #expect(app.exists(.text, "Check the spelling or try a new search."))
        #expect(TestApp { ContentUnavailableView.search(text: "tent") }.exists(.text, "No Results for “tent”"))
    }
}
