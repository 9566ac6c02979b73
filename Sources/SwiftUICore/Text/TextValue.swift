import Foundation

/// A value that is put into words where it is shown: in the language, the calendar and at the time of its place.
protocol TextValue: Equatable, Sendable {
    func string(in environment: EnvironmentValues) -> String
    /// The words change as time goes by.
    var isLive: Bool { get }
}

extension TextValue {
    var isLive: Bool { false }
}

struct AnyTextValue: Equatable, Sendable {
    private let value: any TextValue

    init(_ value: any TextValue) {
        self.value = value
    }

    func string(in environment: EnvironmentValues) -> String { value.string(in: environment) }

    var isLive: Bool { value.isLive }

    static func == (left: AnyTextValue, right: AnyTextValue) -> Bool {
        left.value.isSame(as: right.value)
    }
}

extension TextValue {
    fileprivate func isSame(as other: any TextValue) -> Bool {
        (other as? Self) == self
    }
}

/// A value and its format. A format that names no language gets that of its place.
///
/// Both are values that nobody changes; formats of Foundation's are `Sendable` without saying so in their protocol.
struct FormattedValue<Format: FormatStyle>: TextValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let input: Format.FormatInput
    let format: Format

    func string(in environment: EnvironmentValues) -> String {
        format.speaking(environment.textLocale).format(input)
    }
}

extension FormatStyle {
    /// The format in a language, unless it names one itself.
    fileprivate func speaking(_ locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }
}

/// The same with a result that has attributes. They are not kept.
struct AttributedFormattedValue<Format: FormatStyle>: TextValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    let input: Format.FormatInput
    let format: Format

    func string(in environment: EnvironmentValues) -> String {
        String(format.speaking(environment.textLocale).format(input).characters)
    }
}

/// A value in the words of one of Foundation's formatters, at the moment when the text was made.
struct FormatterValue: TextValue {
    let words: String

    init(_ subject: Any, _ formatter: Formatter) {
        words = formatter.string(for: subject) ?? ""
    }

    func string(in environment: EnvironmentValues) -> String { words }
}
