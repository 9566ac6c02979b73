import Foundation

/// Writes paths of the file of drawings as SVG path data in points.
struct SymbolPen {
    private var text: [UInt8] = []
    private let pointsPerUnit: CGFloat
    /// What becomes (0, 0), in grid units.
    private let origin: CGPoint

    init(pointsPerUnit: CGFloat, origin: CGPoint) {
        self.pointsPerUnit = pointsPerUnit
        self.origin = origin
    }

    var data: String { String(decoding: text, as: UTF8.self) }

    /// Coordinates are relative to the point before, so their sum is exact; only what is written is rounded.
    mutating func draw(_ path: SymbolPath) {
        var place = (x: 0, y: 0)
        var start = place
        var numbers = Numbers(path.data)
        while let command = numbers.command() {
            if command == UInt8(ascii: "z") {
                text.append(UInt8(ascii: "Z"))
                place = start
                continue
            }
            text.append(command - UInt8(ascii: "a") + UInt8(ascii: "A"))
            var end = place
            while let x = numbers.next(), let y = numbers.next() {
                end = (place.x &+ x, place.y &+ y)
                write(CGFloat(end.x) - origin.x)
                write(CGFloat(end.y + path.drop) - origin.y)
            }
            place = end
            if command == UInt8(ascii: "m") { start = place }
        }
    }

    /// Hundredths of a point are finer than any screen. A size that is no number, or beyond all measure, draws a point.
    private mutating func write(_ units: CGFloat) {
        let hundredths = Int(exactly: (units * pointsPerUnit * 100).rounded()) ?? 0
        if hundredths < 0 {
            text.append(UInt8(ascii: "-"))
        } else if let last = text.last, last < UInt8(ascii: "A") {
            text.append(UInt8(ascii: " "))
        }
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        text += String(whole).utf8
        guard part != 0 else { return }
        text += [UInt8(ascii: "."), digit(part / 10)]
        if part % 10 != 0 { text.append(digit(part % 10)) }
    }

    private func digit(_ value: UInt) -> UInt8 {
        UInt8(ascii: "0") + UInt8(value)
    }
}

/// Reads the commands and whole numbers of a path.
private struct Numbers {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The next letter, past all that is none.
    mutating func command() -> UInt8? {
        while index < bytes.count {
            defer { index += 1 }
            if bytes[index] >= UInt8(ascii: "a") { return bytes[index] }
        }
        return nil
    }

    /// The next number of this command.
    mutating func next() -> Int? {
        if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        var isNegative = false
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
            isNegative = true
            index += 1
        }
        var value: Int?
        while index < bytes.count, let digit = digit(bytes[index]) {
            value = (value ?? 0) &* 10 &+ digit
            index += 1
        }
        return value.map { isNegative ? 0 &- $0 : $0 }
    }

    private func digit(_ byte: UInt8) -> Int? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }
}
