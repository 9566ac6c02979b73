import Foundation

/// Where the text of a field comes from, and where edits go.
enum TextSource {
    /// A text of the app's: every edit is written to it at once.
    case text(Binding<String>)
    /// A value that is written as text.
    case value(WrittenValue)

    /// How the app writes the value at this moment.
    var text: String {
        switch self {
        case .text(let binding): binding.wrappedValue
        case .value(let value): value.text()
        }
    }
}

/// A value of the app's that a field shows as text.
struct WrittenValue {
    let text: () -> String
    /// Changes the value to the one that a text stands for; leaves it as it is if there is none.
    let read: (String) -> Void
    /// Whether every edit changes the value, or only the last one.
    let isReadWhileEditing: Bool
}

extension WrittenValue {
    /// A value in a format. It follows every edit that can be read in the format.
    static func formatted<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ format: F
    ) -> WrittenValue where F.FormatOutput == String {
        WrittenValue(
            text: { format.format(value.wrappedValue) },
            read: { text in
                if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
            }, isReadWhileEditing: true)
    }

    /// A value in a format, or none, which is an empty field.
    static func formatted<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput?>, _ format: F
    ) -> WrittenValue where F.FormatOutput == String {
        WrittenValue(
            text: { value.wrappedValue.map(format.format) ?? "" },
            read: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    value.wrappedValue = new
                }
            }, isReadWhileEditing: true)
    }

    /// A value that a formatter writes. It changes when the person has finished, if the formatter can read what is there then.
    static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> WrittenValue {
        WrittenValue(
            text: { formatter.string(for: value.wrappedValue) ?? "" },
            read: { text in
                if let new = formatter.value(in: text) as? V { value.wrappedValue = new }
            }, isReadWhileEditing: false)
    }
}

extension Formatter {
    fileprivate func value(in text: String) -> Any? {
        switch self {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: nil
        }
    }
}
