import Foundation
import SceneCore

/// An `.xcstrings` file: all languages of one table.
struct StringCatalogue {
    let source: String
    /// By language and key.
    private(set) var texts: [String: [String: Translation]] = [:]

    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        source = file.sourceLanguage
        // A key without a text of its own is the text; it makes the language one that the app knows.
        texts[source] = [:]
        for (key, entry) in file.strings {
            for (language, localization) in entry.localizations ?? [:] {
                texts[language, default: [:]][key] = localization.translation(in: language)
            }
        }
    }

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Unit: Decodable {
        var value: String
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        func translation(in language: String) -> Translation? {
            guard let form = Variations.form(stringUnit, variations) else { return nil }
            let substitutions = (substitutions ?? [:]).compactMapValues { substitution in
                Variations.form(nil, substitution.variations).map {
                    Translation.Substitution($0, argument: substitution.argNum)
                }
            }
            return Translation(form, substitutions: substitutions, language: language)
        }
    }

    private struct Substitution: Decodable {
        var argNum: Int?
        var variations: Variations?
    }

    private struct Variation: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    private struct Variations: Decodable {
        var plural: [String: Variation]?
        var device: [String: Variation]?

        static func form(_ unit: Unit?, _ variations: Variations?) -> TranslationForm? {
            if let unit { return .text(unit.value) }
            if let plural = variations?.plural {
                let forms = plural.compactMap { name, variation in
                    PluralCategory(rawValue: name).flatMap { category in
                        variation.stringUnit.map { (category, $0.value) }
                    }
                }
                return .plural(Dictionary(forms) { first, _ in first })
            }
            // The text for devices of any kind: pages are shown on all of them.
            let device = variations?.device?["other"] ?? variations?.device?["iphone"]
            return device.flatMap { form($0.stringUnit, $0.variations) }
        }
    }
}
