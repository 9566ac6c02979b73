import Foundation

/// A text of the app's in one language. Values are put in at specifiers, as `String(format:)` knows them.
package struct Translation: Equatable, Sendable {
    package var form: TranslationForm
    /// What stands in the text for `%#@name@`, by name: words that depend on one of the values.
    package var substitutions: [String: Substitution]
    /// As BCP 47 spells it: the language of the text, and so the one whose rules say which form a number has.
    package var language: String

    package init(_ form: TranslationForm, substitutions: [String: Substitution] = [:], language: String) {
        self.form = form
        self.substitutions = substitutions
        self.language = language
    }

    package struct Substitution: Equatable, Sendable {
        package var form: TranslationForm
        /// Which of the values decides, counted from 1; nil for the next in order.
        package var argument: Int?

        package init(_ form: TranslationForm, argument: Int?) {
            self.form = form
            self.argument = argument
        }
    }
}

/// One text, or one for each kind of number.
package enum TranslationForm: Equatable, Sendable {
    case text(String)
    case plural([PluralCategory: String])

    /// The text for a number; that for other numbers where there is none of its own.
    package func text(for category: PluralCategory) -> String? {
        switch self {
        case .text(let text): text
        case .plural(let forms): forms[category] ?? forms[.other]
        }
    }
}

/// The kinds of numbers that languages tell apart.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The app's texts in the languages that it knows.
package protocol StringSource: Sendable {
    /// The languages that there are texts in, as BCP 47 spells them, that in which the app was written first. Empty for an app that is not translated.
    var languages: [String] { get }

    /// The text for a key in the first language that there is one in: of those that the person prefers the one that the bundle
    /// knows best, then that in which the app was written. Nil if the key itself is to be shown.
    ///
    /// - Parameters:
    ///   - table: The name of a table; nil for `Localizable`.
    ///   - bundle: The folder of a bundle; nil for the app's own.
    ///   - preferred: Languages, the best first.
    func translation(of key: String, table: String?, bundle: URL?, preferred: [String]) -> Translation?
}

/// An app that is not translated.
package struct NoStrings: StringSource {
    package init() {}
    package var languages: [String] { [] }

    package func translation(of key: String, table: String?, bundle: URL?, preferred: [String]) -> Translation? { nil }
}
