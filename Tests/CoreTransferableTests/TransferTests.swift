import CoreTransferable
import Foundation
import Testing

private struct Recipe: Codable, Equatable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Note: Transferable, Equatable {
    var words: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .rtf) { note in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data(note.words.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Note(words: try String(contentsOf: received.file, encoding: .utf8))
        }
    }
}

@Suite("Values that are handed on")
struct TransferTests {
    @Test("A value becomes content of a kind, and is read from it")
    func roundTrip() async throws {
        let recipe = Recipe(name: "Porridge")
        let data = try await recipe.exported(as: .json)
        #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Porridge"}"#)
        #expect(try await Recipe(importing: data, contentType: .json) == recipe)
    }

    @Test("A value is handed on as another that stands for it")
    func proxy() async throws {
        #expect(try await Recipe(name: "Porridge").exported(as: .plainText) == Data("Porridge".utf8))
        await #expect(throws: (any Error).self) {
            try await Recipe(importing: Data("Porridge".utf8), contentType: .plainText)
        }
    }

    @Test("A value that is not handed on in a form is an error")
    func noSuchForm() async {
        await #expect(throws: (any Error).self) { try await Recipe(name: "Porridge").exported(as: .png) }
    }

    @Test("A file is written and read")
    func file() async throws {
        let note = Note(words: "Buy oats")
        let data = try await note.exported(as: .text)
        #expect(try await Note(importing: data, contentType: .rtf) == note)
    }

    @Test("Texts, addresses and bytes are handed on as what they are")
    func standard() async throws {
        #expect(try await "Oats".exported(as: .text) == Data("Oats".utf8))
        let url = try #require(URL(string: "https://example.org/oats"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
        #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
        #expect(try await AttributedString("Oats").exported(as: .plainText) == Data("Oats".utf8))
    }

    @Test("Kinds of content build on one another")
    func kinds() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.isSubtype(of: .data))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
        #expect(UTType("public.json") == .json)
        #expect(UTType("no.such") == nil)
        let own = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
        #expect(own.conforms(to: .text))
    }
}
