import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Pasting")
struct PasteButtonTests {
    private struct Note: View {
        @State private var words: [String] = []
        @State private var address: URL?

        var body: some View {
            VStack {
                PasteButton(payloadType: String.self) { words += $0 }
                PasteButton(payloadType: URL.self) { address = $0.last }
                    .accessibilityLabel("Paste the address")
                PasteButton(payloadType: String.self) { words += $0 }
                    .accessibilityLabel("Not now")
                    .disabled(true)
                Text("words (\(words.joined(separator: "|")))")
                Text("address \(address?.host() ?? "none")")
            }
        }
    }

    @Test("A press takes in what was copied")
    func words() throws {
        let app = TestApp { Note() }
        app.clipboard = "twelve eggs"
        try app.tap(.button, "Paste")
        try app.tap(.button, "Paste")
        #expect(app.exists(.text, "words (twelve eggs|twelve eggs)"))
    }

    @Test("What is no address is not taken in as one; an address is, and as words, too")
    func address() async throws {
        let app = TestApp { Note() }
        app.clipboard = "twelve eggs"
        try app.tap(.button, "Paste the address")
        #expect(app.exists(.text, "address none"))
        app.clipboard = "https://example.org/eggs"
        try app.tap(.button, "Paste the address")
        #expect(app.exists(.text, "address example.org"))
    }

    @Test("Nothing is taken in where nothing was copied, or by a disabled button")
    func nothing() throws {
        let app = TestApp { Note() }
        try app.tap(.button, "Paste")
        app.clipboard = "eggs"
        #expect(throws: SceneDriverError.self) { try app.tap(.button, "Not now") }
        #expect(app.exists(.text, "words ()"))
    }
}
