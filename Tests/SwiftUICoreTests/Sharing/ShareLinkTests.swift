import CoreTransferable
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Recipe: Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { Data("[\"\($0.name)\"]".utf8) }
    }
}

@MainActor
@Suite("Sharing")
struct ShareLinkTests {
    private func shared(_ app: TestApp, _ label: String) async throws -> [String]? {
        try app.tap(label)
        _ = await app.wait(within: .seconds(600)) { !app.shared.isEmpty }
        return app.shared.last
    }

    @Test("An address is shared with what is said of it")
    func address() async throws {
        let url = try #require(URL(string: "https://example.org/lake"))
        let app = TestApp { ShareLink(item: url, subject: Text("A lake"), message: Text("Come along")) }
        #expect(try await shared(app, "Share…") == ["Come along", "https://example.org/lake"])
    }

    @Test("A link has the title that it is given, with values in it or as it is")
    func titles() async throws {
        let app = TestApp {
            ShareLink("Share the text", item: "Oats")
            ShareLink(items: ["one", "two"]) { Text("Share both") }
        }
        #expect(try await shared(app, "Share the text") == ["Oats"])
        try app.tap("Share both")
        #expect(await app.wait(within: .seconds(600)) { app.shared.last == ["one", "two"] })
    }

    @Test("What is neither text nor address is a file, named by its preview")
    func file() async throws {
        let app = TestApp { ShareLink(item: Recipe(name: "Porridge"), preview: SharePreview("Breakfast")) }
        #expect(try await shared(app, "Share…") == ["Breakfast.json"])
    }

    @Test("A button that renames does what is said around it, and is disabled where nothing is")
    func rename() throws {
        final class Log {
            var count = 0
        }
        let log = Log()
        let app = TestApp { RenameButton().renameAction { log.count += 1 } }
        try app.tap("Rename")
        #expect(log.count == 1)
        let plain = TestApp { RenameButton() }
        #expect(throws: (any Error).self) { try plain.tap("Rename") }
    }
}
