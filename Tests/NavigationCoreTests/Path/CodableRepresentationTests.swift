import Foundation
import NavigationCore
import Synchronization
import Testing

private struct Dessert: Hashable, Codable {
    var name: String
    var amount: Int
}

private struct Secret: Hashable {}

private struct Stubborn: Hashable, Codable {
    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(self, .init(codingPath: [], debugDescription: "never"))
    }
}

@Suite("A saved path", .serialized)
struct CodableRepresentationTests {
    private func strings(_ path: NavigationPath) throws -> [String] {
        let data = try JSONEncoder().encode(try #require(path.codable))
        return try JSONDecoder().decode([String].self, from: data)
    }

    @Test("A3.83, A3.84, A3.85 Pairs of type and JSON in one array, the top of the stack first")
    func form() throws {
        var path = NavigationPath()
        path.append(42)
        path.append("pear")
        path.append(true)
        #expect(try strings(path) == ["Swift.Bool", "true", "Swift.String", "\"pear\"", "Swift.Int", "42"])
    }

    @Test("A3.85 Types of the app have their module's name, private ones too; the text is the same each time")
    func appType() throws {
        let path = NavigationPath([Dessert(name: "a/b", amount: 2)])
        #expect(try strings(path) == ["NavigationCoreTests.Dessert", #"{"amount":2,"name":"a/b"}"#])
    }

    @Test("A3.85 A type of Foundation has the name that it has on Apple's systems")
    func foundationType() throws {
        #expect(try strings(NavigationPath([UUID()])).first == "Foundation.UUID")
    }

    @Test("An empty path is an empty array")
    func empty() throws {
        #expect(try strings(NavigationPath()) == [])
    }

    @Test("A3.86 What was saved can be saved again, before any type is known")
    func lazy() throws {
        let saved = #"["Elsewhere.Type","{\"x\":1}","Swift.Int","1"]"#
        let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(saved.utf8))
        var path = NavigationPath(decoded)
        #expect(path.count == 2)
        path.append("top")
        #expect(try strings(path) == ["Swift.String", "\"top\"", "Elsewhere.Type", #"{"x":1}"#, "Swift.Int", "1"])
    }

    @Test("Saved forms are equal when they say the same")
    func equality() throws {
        let saved = try #require(NavigationPath([1, 2]).codable)
        let data = try JSONEncoder().encode(saved)
        #expect(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) == saved)
        #expect(NavigationPath([2, 1]).codable != saved)
    }

    @Test(
        "What is no saved path is refused with an error",
        arguments: ["[\"Swift.Int\"]", "[1, 2]", "{}", "\"Swift.Int\"", "[\"Swift.Int\", null]"])
    func refused(text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        }
    }

    @Test("A3.81 With a value that is not Codable there is no saved form, and a warning that names the type")
    func notCodable() {
        var path = NavigationPath()
        path.append(1)
        path.append(Secret())
        let (saved, warnings) = heard { path.codable }
        #expect(saved == nil)
        #expect(warnings == [.notCodable(type: "Secret")])
    }

    @Test("A value whose encoding fails gives no saved form either, and a warning with what it said")
    func encodingFails() {
        let (saved, warnings) = heard { NavigationPath([Stubborn()]).codable }
        #expect(saved == nil)
        #expect(warnings.count == 1 && warnings[0].text.contains("never"))
    }

    @Test("A3.82 Whether a value is Codable is found out from the value, not from how it was appended")
    func dynamicCodability() throws {
        func append<V: Hashable>(_ value: V, to path: inout NavigationPath) { path.append(value) }
        var path = NavigationPath()
        append(5, to: &path)
        #expect(try strings(path) == ["Swift.Int", "5"])
    }

    private func heard<Outcome>(during body: () -> Outcome) -> (Outcome, [NavigationWarning]) {
        let warnings = Warnings()
        let outcome = NavigationWarning.$ownListener.withValue({ warnings.add($0) }, operation: body)
        return (outcome, warnings.all)
    }
}

private final class Warnings: Sendable {
    private let heard = Mutex<[NavigationWarning]>([])
    var all: [NavigationWarning] { heard.withLock { $0 } }
    func add(_ warning: NavigationWarning) { heard.withLock { $0.append(warning) } }
}
