import Foundation
import SceneCore

/// A `.strings` or `.stringsdict` file: one language of one table.
struct StringsFile {
    private(set) var texts: [String: Translation] = [:]

    /// Nil for a file of another kind.
    init?(_ file: URL, language: String) throws {
        guard ["strings", "stringsdict"].contains(file.pathExtension) else { return nil }
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        guard let entries = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        for (key, value) in entries {
            if let text = value as? String {
                texts[key] = Translation(.text(text), language: language)
            } else if let rule = value as? [String: Any] {
                texts[key] = Self.translation(rule, language: language)
            }
        }
    }

    /// `NSStringLocalizedFormatKey` with, for each name in it, a form for each kind of number.
    private static func translation(_ rule: [String: Any], language: String) -> Translation? {
        guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
        let substitutions = rule.compactMapValues { value -> Translation.Substitution? in
            guard let forms = value as? [String: Any] else { return nil }
            let texts = forms.compactMap { name, text in
                PluralCategory(rawValue: name).flatMap { category in (text as? String).map { (category, $0) } }
            }
            return Translation.Substitution(.plural(Dictionary(texts) { first, _ in first }), argument: nil)
        }
        return Translation(.text(format), substitutions: substitutions, language: language)
    }
}
