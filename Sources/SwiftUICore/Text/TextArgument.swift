import Foundation

/// A value in a text.
enum TextArgument: Equatable, Sendable {
    case string(String)
    /// - Parameter specifier: As `String(format:)` knows it; nil for the language's own way.
    case number(TextNumber, specifier: String?)
    case value(AnyTextValue)
    case text(Text)

    /// What stands for the value in a key.
    var specifier: String {
        switch self {
        case .number(let number, let specifier): specifier ?? number.specifier
        case .string, .value, .text: "%@"
        }
    }

    func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        if case .text(let text) = self {
            text.pieces(in: environment)
        } else {
            [TextPiece(string: string(in: environment))]
        }
    }

    /// What is written for it.
    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .string(let string): string
        case .number(let number, let specifier): number.string(specifier: specifier, in: environment.textLocale)
        case .value(let value): value.string(in: environment)
        case .text(let text): text.string(in: environment)
        }
    }

    var isLive: Bool {
        switch self {
        case .string, .number: false
        case .value(let value): value.isLive
        case .text(let text): text.content.isLive
        }
    }
}

/// A number in a text.
struct TextNumber: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case integer(Int64)
        case unsigned(UInt64)
        case fraction(Double)
    }

    let value: Value
    /// What stands for it in a key.
    let specifier: String

    /// Numbers are written as the language writes them: with their thousands set off, and six decimals for fractions where no
    /// other format is given (`Text("\(2026)")` shows 2,026, as SwiftUI does).
    func string(specifier: String?, in locale: Locale) -> String {
        if let specifier { return String(format: specifier, locale: locale, argument) }
        switch value {
        case .integer(let integer):
            // Most numbers in an interface are small; those are the same in every way of writing with these digits.
            if (-999...999).contains(integer), locale == .unitedStates { return String(integer) }
            return integer.formatted(.number.locale(locale))
        case .unsigned(let integer): return integer.formatted(.number.locale(locale))
        case .fraction(let fraction):
            return fraction.formatted(.number.precision(.fractionLength(6)).locale(locale))
        }
    }

    private var argument: any CVarArg {
        switch value {
        case .integer(let integer): integer
        case .unsigned(let integer): integer
        case .fraction(let fraction): fraction
        }
    }
}

extension TextNumber {
    init<T: _FormatSpecifiable>(_ number: T) {
        specifier = number._specifier
        switch number._arg {
        case let integer as any SignedInteger: value = .integer(Int64(integer))
        case let integer as any UnsignedInteger: value = .unsigned(UInt64(integer))
        case let fraction as any BinaryFloatingPoint: value = .fraction(Double(fraction))
        default: value = .integer(0)
        }
    }
}

extension Locale {
    static let unitedStates = Locale(identifier: "en_US")
}

extension EnvironmentValues {
    /// How numbers and dates in text are written.
    var textLocale: Locale { locale }
}
