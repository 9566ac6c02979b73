import Foundation

/// A key for a translation, with values in it: `"Rows: \(count)"`.
///
/// Without a translation the key itself is shown. Numbers are written as the language writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let localized: LocalizedText

    /// A key that is known only when the app runs.
    public init(_ value: String) {
        localized = LocalizedText(literal: value)
    }

    public init(stringLiteral value: String) {
        localized = LocalizedText(literal: value)
    }

    public init(stringInterpolation: StringInterpolation) {
        localized = LocalizedText(stringInterpolation.parts)
    }

    /// Puts the pieces of an interpolated key together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [LocalizedText.Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
        }

        private mutating func append(_ argument: TextArgument) {
            parts.append(.argument(argument))
        }

        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.number(TextNumber(value), specifier: nil))
        }

        /// A number in a format as `String(format:)` knows it, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.number(TextNumber(value), specifier: specifier))
        }

        /// A value in a format, such as `.currency(code: "EUR")`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.value(AnyTextValue(FormattedValue(input: input, format: format))))
        }

        /// A value in the words of a formatter.
        ///
        /// Of any type, since Foundation's values are no objects on Linux.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.value(AnyTextValue(FormatterValue(subject, formatter))))
        }

        /// An object in the words that it has for itself.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject) {
            append(.string(subject.description))
        }

        /// A text, in its own look.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(text))
        }

        /// A picture in the line.
        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)))
        }

        /// A text that is looked up where it is shown.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)))
        }

        /// A text with attributes of its own.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)))
        }

        /// A date in one of the usual ways. Some of them change as time goes by.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)))
        }

        /// From one date to another.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.text(Text(dates)))
        }

        /// From the start of an interval to its end.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append(.text(Text(interval)))
        }

        /// A time that runs; see ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
    }
}

// Apple's form takes any `ReferenceConvertible`, which on Linux only some of Foundation's values are.
extension LocalizedStringKey.StringInterpolation {
    /// A moment, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: Date) {
        appendInterpolation(value.description)
    }

    /// An address, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: URL) {
        appendInterpolation(value.description)
    }

    /// An identity, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: UUID) {
        appendInterpolation(value.description)
    }

    /// Bytes, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: Data) {
        appendInterpolation(value.description)
    }

    /// Parts of a date, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: DateComponents) {
        appendInterpolation(value.description)
    }

    /// Numbers, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: IndexSet) {
        appendInterpolation(value.description)
    }

    /// A path of numbers, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: IndexPath) {
        appendInterpolation(value.description)
    }

    /// A place, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: Locale) {
        appendInterpolation(value.description)
    }

    /// A time zone, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: TimeZone) {
        appendInterpolation(value.description)
    }

    /// A calendar, in the words that the value has for itself.
    public mutating func appendInterpolation(_ value: Calendar) {
        appendInterpolation(value.description)
    }
}
