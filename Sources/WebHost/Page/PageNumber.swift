import Foundation

/// A number as the page spells it: at most three decimals, no zeros at the end, never an exponent.
///
/// A thousandth of a point is less than any screen shows, and shorter numbers are shorter messages. What is no number or
/// too large for a page becomes 0.
struct PageNumber: Equatable {
    private let thousandths: Int

    /// Chromium's boxes end at 2^25 px; ten times that leaves room for every true value.
    private static let limit = 3.3e8

    init(_ value: Double) {
        thousandths = abs(value) <= Self.limit ? Int((value * 1000).rounded()) : 0
    }

    var isZero: Bool { thousandths == 0 }

    var text: String {
        String(decoding: bytes, as: UTF8.self)
    }

    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        let size = thousandths.magnitude
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes += String(size / 1000).utf8
        var rest = size % 1000
        guard rest > 0 else { return bytes }
        bytes.append(UInt8(ascii: "."))
        var unit: UInt = 100
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
            unit /= 10
        }
        return bytes
    }
}

extension PageNumber {
    /// A length in CSS; points of the scene are CSS pixels.
    var length: String { isZero ? "0" : text + "px" }
}
