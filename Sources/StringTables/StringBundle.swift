import Foundation
import SceneCore

/// The tables of one bundle, in all of its languages.
struct StringBundle: Sendable {
    /// By table, language and key.
    private var texts: [String: [String: [String: Translation]]] = [:]
    /// The language in which the app was written.
    private var source: String?

    /// As BCP 47 spells them; the one in which the app was written first.
    private(set) var languages: [String] = []
    private var choice = LanguageChoice([])
    var tables: Set<String> { Set(texts.keys) }

    init(_ folders: [URL], report: (StringProblem) -> Void) {
        for folder in folders {
            for entry in Self.entries(of: folder) {
                do {
                    try read(entry)
                } catch {
                    report(.unreadable(entry, "\(error)"))
                }
            }
        }
        let first = source ?? "en"
        languages = Set(texts.values.flatMap(\.keys)).sorted { ($0 != first ? 1 : 0, $0) < ($1 != first ? 1 : 0, $1) }
        choice = LanguageChoice(languages)
    }

    private mutating func read(_ entry: URL) throws {
        switch entry.pathExtension {
        case "xcstrings":
            let catalogue = try StringCatalogue(Data(contentsOf: entry))
            source = source ?? catalogue.source
            for (language, texts) in catalogue.texts { add(texts, to: entry.tableName, in: language) }
        case "lproj":
            let name = entry.tableName
            // What is in Base is in the language in which the app was written.
            let language = name == "Base" ? "en" : name
            for file in Self.entries(of: entry) {
                guard let texts = try StringsFile(file, language: language)?.texts else { continue }
                add(texts, to: file.tableName, in: language)
            }
        default: break
        }
    }

    private mutating func add(_ new: [String: Translation], to table: String, in language: String) {
        let tag = language.replacing("_", with: "-")
        texts[table, default: [:]][tag, default: [:]].merge(new) { first, _ in first }
    }

    func translation(of key: String, table: String, preferred: [String]) -> Translation? {
        guard let table = texts[table] else { return nil }
        // A region's texts are few: what it lacks is in the language's own.
        let best = choice.best(for: preferred)
        let wider = best.map { String($0.prefix { $0 != "-" }) }
        for language in [best, wider, languages.first].compactMap({ $0 }) {
            if let found = table[language]?[key] { return found }
        }
        return nil
    }

    /// In the order of their names; none if the folder cannot be read.
    static func entries(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }
}

extension URL {
    fileprivate var tableName: String { deletingPathExtension().lastPathComponent }
}
