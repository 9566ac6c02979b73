import Foundation
import SceneCore

extension EnvironmentValues {
    /// Takes over the texts of the app. An app that is in a language that is read from the right begins on the right; one that is
    /// not translated into the person's language stays as it was written.
    mutating func speak(_ source: any StringSource) {
        AppStrings.use(source, languages: deviceLanguages)
        guard !source.languages.isEmpty else { return }
        strings = source
        let language = Self.language(of: source, for: preferredLanguages)
        if Locale.Language(identifier: language).characterDirection == .rightToLeft {
            layoutDirection = .rightToLeft
        }
    }

    /// What an app speaks to a person who reads these languages, the best first. An app without translations speaks English.
    static func language(of source: any StringSource, for preferred: [String]) -> String {
        LanguageChoice(source.languages).best(for: preferred) ?? source.languages.first ?? "en"
    }
}
