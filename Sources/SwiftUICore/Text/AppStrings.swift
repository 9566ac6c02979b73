import Foundation
import SceneCore
import Synchronization

/// What code outside of views is told of the app's texts: those of the app that runs, in the language of the device that it was
/// shown on last.
enum AppStrings {
    private static let state = Mutex<(source: any StringSource, languages: [String])>((NoStrings(), []))

    static func use(_ source: any StringSource, languages: [String]) {
        state.withLock { $0 = (source, languages) }
    }

    static func string(for text: LocalizedText, locale: Locale?) -> String {
        let (source, languages) = state.withLock { $0 }
        var environment = EnvironmentValues()
        environment.strings = source
        environment.deviceLanguages = languages
        if let locale { environment.locale = locale }
        return Text(.localized(text)).words(in: environment)
    }
}

extension Text {
    /// The words without their Markdown being read.
    fileprivate func words(in environment: EnvironmentValues) -> String {
        guard case .localized(let text) = content else { return string(in: environment) }
        return text.translated(in: environment).map { part in
            switch part {
            case .literal(let literal): literal
            case .argument(let argument): argument.pieces(in: environment).map(\.string).joined()
            }
        }.joined()
    }
}

extension String {
    /// A key for a translation outside of views, with values in it.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        let parts: [LocalizedText.Part]

        /// A key that is known only when the app runs.
        public init(_ value: String) {
            parts = [.literal(value)]
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: StringInterpolation) {
            parts = stringInterpolation.parts
        }

        /// Puts the pieces of an interpolated key together.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var parts: [LocalizedText.Part] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
            }

            public mutating func appendInterpolation(_ string: String) {
                parts.append(.argument(.string(string)))
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                parts.append(.argument(.number(TextNumber(value), specifier: nil)))
            }

            /// A number in a format as `String(format:)` knows it, such as `%.2f`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                parts.append(.argument(.number(TextNumber(value), specifier: specifier)))
            }

            /// A value in a format, such as `.currency(code: "EUR")`.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                parts.append(.argument(.value(AnyTextValue(FormattedValue(input: input, format: format)))))
            }
        }
    }

    /// The translation of a key, in the language of the device that the app is shown on; the key itself where there is none.
    ///
    /// - Parameters:
    ///   - table: The name of a table; nil for `Localizable`.
    ///   - bundle: Whose tables; nil for the app's own.
    ///   - locale: How numbers are written; nil for as on the device.
    ///   - comment: For those who translate.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = AppStrings.string(
            for: LocalizedText(keyAndValue.parts, table: table, bundle: bundle), locale: locale)
    }

    /// The translation of a key, or else a text that stands in for it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        var text = LocalizedText([.literal("\(key)")], table: table, bundle: bundle)
        text.defaultParts = defaultValue.parts
        self = AppStrings.string(for: text, locale: locale)
    }

    /// The text that a resource stands for.
    public init(localized resource: LocalizedStringResource) {
        self = AppStrings.string(for: resource.localized, locale: resource.locale)
    }
}

/// A text that is looked up where it is shown: in another language there, it is another text.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    let localized: LocalizedText
    /// How numbers are written in it; nil for as where it is shown.
    var locale: Locale?

    /// What the text is looked up by.
    public var key: String { localized.key }

    /// The table that it is looked up in; nil for `Localizable`.
    public var table: String? { localized.table }

    public init(stringLiteral value: String) {
        localized = LocalizedText(literal: value)
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        localized = LocalizedText(String.LocalizationValue(stringInterpolation: stringInterpolation).parts)
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        localized = LocalizedText(keyAndValue.parts, table: table, bundle: bundle.folder)
        self.locale = locale
    }

    /// A key, and the text where there is no translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        var text = LocalizedText([.literal("\(key)")], table: table, bundle: bundle.folder)
        text.defaultParts = defaultValue.parts
        localized = text
        self.locale = locale
    }

    /// Whose tables a text is looked up in.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's own.
        case main
        /// Those of the bundle in a folder.
        case atURL(URL)

        fileprivate var folder: URL? {
            switch self {
            case .main: nil
            case .atURL(let url): url
            }
        }
    }
}
