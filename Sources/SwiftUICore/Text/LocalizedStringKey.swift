import Foundation

/// Text with values in it: `"Rows: \(count)"`. Numbers are written as the language writes them.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String

    /// A key that is known only when the app runs.
    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
    }

    /// Puts the pieces of an interpolated key together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + interpolationCount * 8)
        }

        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        public mutating func appendInterpolation(_ string: String) {
            text += string
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            text += value.formatted(specifier: nil)
        }

        /// A number in a format as `String(format:)` knows it, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            text += value.formatted(specifier: specifier)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

/// A number that can stand in text.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    /// Numbers are written as the language writes them: with their thousands set off, and six decimals for fractions where no
    /// other format is given (`Text("\(2026)")` shows 2,026, as SwiftUI does).
    fileprivate func formatted(specifier: String?) -> String {
        if let specifier { return String(format: specifier, locale: .appText, _arg) }
        switch self {
        case let integer as any BinaryInteger: return integer.asText
        case let fraction as any BinaryFloatingPoint:
            return Double(fraction).formatted(.number.precision(.fractionLength(6)).locale(.appText))
        default: return String(format: _specifier, locale: .appText, _arg)
        }
    }
}

extension BinaryInteger {
    /// Most numbers in an interface are small; those are the same in every way of writing with these digits.
    fileprivate var asText: String {
        if let small = Int16(exactly: self), abs(Int(small)) < 1000 { return String(small) }
        return formatted(IntegerFormatStyle<Self>(locale: .appText))
    }
}

extension Locale {
    /// The language of the app's texts.
    fileprivate static let appText = Locale(identifier: "en_US")
}

extension Int: _FormatSpecifiable {
    public var _arg: Int64 { Int64(self) }
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    public var _arg: Int32 { Int32(self) }
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    public var _arg: Int32 { self }
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    public var _arg: Int64 { self }
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    public var _arg: UInt64 { UInt64(self) }
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    public var _arg: UInt32 { UInt32(self) }
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    public var _arg: UInt32 { self }
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    public var _arg: UInt64 { self }
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    public var _arg: Double { self }
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    public var _arg: Double { Double(self) }
    public var _specifier: String { "%lf" }
}
