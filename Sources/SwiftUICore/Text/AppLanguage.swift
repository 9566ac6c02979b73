import Foundation
import SceneCore

extension EnvironmentValues {
    /// Takes over the texts of the app. An app that is in a language that is read from the right begins on the right; one that is
    /// not translated into the person's language stays as it was written.
    mutating func speak(_ source: any StringSource) {
        AppStrings.use(source, languages: deviceLanguages)
        guard !source.languages.isEmpty else { return }
        strings = source
        let language = LanguageChoice(source.languages).best(for: preferredLanguages) ?? source.languages.first ?? "en"
        if Locale.Language(identifier: language).characterDirection == .rightToLeft {
            layoutDirection = .rightToLeft
        }
    }
}
