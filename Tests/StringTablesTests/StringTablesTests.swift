import Foundation
import SceneCore
import Synchronization
import Testing

@testable import StringTables

/// A folder of tables that lasts for one test.
private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

@Suite("Tables of strings")
struct StringTablesTests {
    private let catalogue = """
        {"version": "1.0", "sourceLanguage": "en", "strings": {
          "Tea": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tee"}}}},
          "only.here": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Here"}}}},
          "%lld cups": {"localizations": {"de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Tasse"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Tassen"}}}}}}},
          "For %lld of %lld": {"localizations": {"de": {
            "stringUnit": {"state": "translated", "value": "Für %#@people@"},
            "substitutions": {"people": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "einen"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Leute"}}}}}}}}}
        }}
        """

    private func text(_ translation: Translation?) -> String? { translation?.form.text(for: .other) }

    @Test("A catalogue has a text for each language; what one lacks is in the language that the app was written in")
    func catalogues() throws {
        let folder = Folder()
        try folder.write(catalogue, to: "Localizable.xcstrings")
        let tables = StringTables(folders: [folder.url])
        #expect(tables.languages == ["en", "de"])
        #expect(text(tables.translation(of: "Tea", table: nil, bundle: nil, preferred: ["de-AT"])) == "Tee")
        #expect(text(tables.translation(of: "only.here", table: nil, bundle: nil, preferred: ["de"])) == "Here")
        #expect(tables.translation(of: "Tea", table: nil, bundle: nil, preferred: ["fr"]) == nil)
        #expect(tables.translation(of: "Coffee", table: nil, bundle: nil, preferred: ["de"]) == nil)
    }

    @Test("Forms for kinds of numbers are read, also those of words within a text")
    func plurals() throws {
        let folder = Folder()
        try folder.write(catalogue, to: "Localizable.xcstrings")
        let tables = StringTables(folders: [folder.url])
        let cups = tables.translation(of: "%lld cups", table: nil, bundle: nil, preferred: ["de"])
        #expect(cups?.form == .plural([.one: "%lld Tasse", .other: "%lld Tassen"]))
        let people = tables.translation(of: "For %lld of %lld", table: nil, bundle: nil, preferred: ["de"])
        #expect(people?.substitutions["people"]?.argument == 2)
        #expect(people?.substitutions["people"]?.form == .plural([.one: "einen", .other: "%arg Leute"]))
    }

    @Test("Folders of languages have tables of strings, and rules for numbers")
    func folders() throws {
        let folder = Folder()
        try folder.write(
            "/* A drink */\n\"Tea\" = \"Thé\";\n\"quoted\" = \"a \\\"b\\\"\\nc\";\n", to: "fr.lproj/Localizable.strings"
        )
        try folder.write("\"Tea\" = \"Thee\";", to: "nl.lproj/Menu.strings")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld cups</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@cups@</string>
            <key>cups</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld tasse</string><key>other</key><string>%lld tasses</string>
            </dict></dict></dict></plist>
            """, to: "fr.lproj/Localizable.stringsdict")
        let tables = StringTables(folders: [folder.url])
        #expect(text(tables.translation(of: "Tea", table: nil, bundle: nil, preferred: ["fr-CH"])) == "Thé")
        #expect(text(tables.translation(of: "quoted", table: nil, bundle: nil, preferred: ["fr"])) == "a \"b\"\nc")
        #expect(text(tables.translation(of: "Tea", table: "Menu", bundle: nil, preferred: ["nl"])) == "Thee")
        let cups = tables.translation(of: "%lld cups", table: nil, bundle: nil, preferred: ["fr"])
        #expect(cups?.form == .text("%#@cups@"))
        #expect(cups?.substitutions["cups"]?.form == .plural([.one: "%lld tasse", .other: "%lld tasses"]))
    }

    @Test("Another bundle has tables of its own")
    func bundles() throws {
        let app = Folder()
        let package = Folder()
        try app.write("\"Tea\" = \"Tee\";", to: "de.lproj/Localizable.strings")
        try package.write("\"Tea\" = \"Tee im Paket\";", to: "de.lproj/Localizable.strings")
        let tables = StringTables(folders: [app.url])
        #expect(
            text(tables.translation(of: "Tea", table: nil, bundle: package.url, preferred: ["de"])) == "Tee im Paket")
    }

    @Test(
        "A table that is asked for by name and not there is told of once; a broken file is, too, and the others are read"
    )
    func problems() throws {
        let folder = Folder()
        try folder.write("{", to: "Broken.xcstrings")
        try folder.write("\"Tea\" = \"Tee\";", to: "de.lproj/Localizable.strings")
        let told = Told()
        let tables = StringTables(folders: [folder.url]) { told.add($0) }
        for _ in 0..<2 { _ = tables.translation(of: "Tea", table: "Missing", bundle: nil, preferred: ["de"]) }
        #expect(text(tables.translation(of: "Tea", table: nil, bundle: nil, preferred: ["de"])) == "Tee")
        #expect(told.problems.count == 2)
        #expect(told.problems.contains(.noTable("Missing", folder.url)))
        #expect(told.problems.last?.description.contains("Missing.xcstrings") == true)
    }
}

private final class Told: Sendable {
    private let list = Mutex<[StringProblem]>([])
    var problems: [StringProblem] { list.withLock { $0 } }

    func add(_ problem: StringProblem) {
        list.withLock { $0.append(problem) }
    }
}
