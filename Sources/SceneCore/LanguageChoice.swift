import Foundation

/// Chooses among the languages that an app knows.
package struct LanguageChoice: Sendable {
    /// As BCP 47 spells them.
    private let available: [(tag: String, language: String, script: String)]

    package init(_ available: [String]) {
        self.available = available.map { ($0, Self.parts(of: $0).language, Self.parts(of: $0).script) }
    }

    /// The one that a person reads best: the first of their languages that there is, in their region's form if there is one, in
    /// their script in any case. Nil if they read none of them.
    ///
    /// - Parameter preferred: What the person reads, the best first.
    package func best(for preferred: [String]) -> String? {
        for wanted in preferred {
            let (language, script) = Self.parts(of: wanted)
            let known = available.filter { $0.language == language && $0.script == script }
            if let same = known.first(where: { $0.tag.lowercased() == wanted.lowercased() }) { return same.tag }
            // The shortest is the language's own, without a region.
            if let nearest = known.min(by: { $0.tag.count < $1.tag.count }) { return nearest.tag }
        }
        return nil
    }

    /// A language whose script is not named has the one that it is usually written in.
    private static func parts(of tag: String) -> (language: String, script: String) {
        let parts = Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-")
        return (parts.first.map(String.init) ?? tag, parts.count > 1 ? String(parts[1]) : "")
    }
}
