import Foundation

/// The steps of a path, read from data as SVG writes it (Scalable Vector Graphics 2, "The grammar for path data"). Reading ends at
/// the first thing that makes no sense, and what was there before it counts.
struct PathSteps {
    enum Step: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    private(set) var steps: [Step] = []
    private var place = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of the command before, if that was a curve.
    private var control: CGPoint?

    init(_ data: String) {
        var numbers = PathNumbers(data)
        while let command = numbers.command() {
            var isFirst = true
            repeat {
                guard follow(command, &numbers, isFirst: isFirst) else { return }
                isFirst = false
            } while numbers.hasNumber
        }
    }

    /// A rectangle around the points of the path; nil if it has none.
    var bounds: CGRect? {
        let points = steps.flatMap { step -> [CGPoint] in
            switch step {
            case .move(let end), .line(let end): [end]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Does what a command says once. Returns whether it could be read.
    private mutating func follow(_ command: UInt8, _ numbers: inout PathNumbers, isFirst: Bool) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? place : .zero
        func point() -> CGPoint? {
            guard let x = numbers.number(), let y = numbers.number() else { return nil }
            return CGPoint(x: origin.x + x, y: origin.y + y)
        }
        let previous = control
        control = nil
        switch Character(UnicodeScalar(command & ~0x20)) {
        case "M":
            guard let end = point() else { return false }
            // Pairs after the first are lines.
            steps.append(isFirst ? .move(end) : .line(end))
            if isFirst { start = end }
            place = end
        case "L":
            guard let end = point() else { return false }
            line(to: end)
        case "H":
            guard let x = numbers.number() else { return false }
            line(to: CGPoint(x: origin.x + x, y: place.y))
        case "V":
            guard let y = numbers.number() else { return false }
            line(to: CGPoint(x: place.x, y: origin.y + y))
        case "C":
            guard let first = point(), let second = point(), let end = point() else { return false }
            curve(first, second, to: end)
        case "S":
            guard let second = point(), let end = point() else { return false }
            curve(previous.map(mirrored) ?? place, second, to: end)
        case "Q":
            guard let middle = point(), let end = point() else { return false }
            quadCurve(middle, to: end)
        case "T":
            guard let end = point() else { return false }
            quadCurve(previous.map(mirrored) ?? place, to: end)
        case "A":
            guard let rx = numbers.number(), let ry = numbers.number(), let turn = numbers.number(),
                let isLarge = numbers.flag(), let isClockwise = numbers.flag(), let end = point()
            else { return false }
            arc(
                to: end, radii: CGSize(width: abs(rx), height: abs(ry)), turn: turn * .pi / 180, isLarge: isLarge,
                isClockwise: isClockwise)
        case "Z":
            steps.append(.close)
            place = start
        default: return false
        }
        return true
    }

    private func mirrored(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * place.x - control.x, y: 2 * place.y - control.y)
    }

    private mutating func line(to end: CGPoint) {
        steps.append(.line(end))
        place = end
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
        steps.append(.curve(first, second, end))
        control = second
        place = end
    }

    private mutating func quadCurve(_ middle: CGPoint, to end: CGPoint) {
        func third(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
        }
        steps.append(.curve(third(place), third(end), end))
        control = middle
        place = end
    }

    /// From the form with an end point to that with a middle: SVG 2, implementation notes, "Conversion from endpoint to center
    /// parameterization".
    private mutating func arc(to end: CGPoint, radii: CGSize, turn: Double, isLarge: Bool, isClockwise: Bool) {
        guard radii.width > 0, radii.height > 0, end != place else { return line(to: end) }
        let (sine, cosine) = (sin(turn), cos(turn))
        let half = CGPoint(x: (place.x - end.x) / 2, y: (place.y - end.y) / 2)
        let own = CGPoint(x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
        var (rx, ry) = (radii.width, radii.height)
        let excess = own.x * own.x / (rx * rx) + own.y * own.y / (ry * ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let share = rx * rx * own.y * own.y + ry * ry * own.x * own.x
        let root = max((rx * rx * ry * ry - share) / share, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let middle = CGPoint(x: root * rx * own.y / ry, y: -root * ry * own.x / rx)

        let from = atan2((own.y - middle.y) / ry, (own.x - middle.x) / rx)
        var sweep = atan2((-own.y - middle.y) / ry, (-own.x - middle.x) / rx) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

        let center = CGPoint(
            x: cosine * middle.x - sine * middle.y + (place.x + end.x) / 2,
            y: sine * middle.x + cosine * middle.y + (place.y + end.y) / 2)
        /// A place on the circle of radius 1, on the ellipse.
        func onEllipse(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: center.x + cosine * rx * x - sine * ry * y, y: center.y + sine * rx * x + cosine * ry * y)
        }
        let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        let part = sweep / Double(max(count, 1))
        let reach = 4.0 / 3 * tan(part / 4)
        for index in 0..<count {
            let (a, b) = (from + part * Double(index), from + part * Double(index + 1))
            steps.append(
                .curve(
                    onEllipse(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
                    onEllipse(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
                    index == count - 1 ? end : onEllipse(cos(b), sin(b))))
        }
        place = end
    }
}

/// Letters and numbers of path data, one after the other.
private struct PathNumbers {
    private let bytes: [UInt8]
    private var index = 0

    init(_ data: String) {
        bytes = Array(data.utf8)
    }

    /// The next thing, if it is a letter.
    mutating func command() -> UInt8? {
        skipSeparators()
        guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
        defer { index += 1 }
        return bytes[index]
    }

    /// Whether a number comes next: the command before holds for it, too.
    var hasNumber: Bool {
        var rest = self
        rest.skipSeparators()
        return rest.index < bytes.count && !Self.isLetter(bytes[rest.index])
    }

    mutating func number() -> Double? {
        skipSeparators()
        let start = index
        var hasPoint = false
        var isExponent = false
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): isExponent = false
            case UInt8(ascii: "."):
                if hasPoint { return value(from: start) }
                hasPoint = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if index > start, !isExponent { return value(from: start) }
                isExponent = false
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
            default: return value(from: start)
            }
            index += 1
        }
        return value(from: start)
    }

    /// One digit, which may stand right before the next number.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else {
            return nil
        }
        defer { index += 1 }
        return bytes[index] == UInt8(ascii: "1")
    }

    private func value(from start: Int) -> Double? {
        Double(String(decoding: bytes[start..<index], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") || bytes[index] == UInt8(ascii: ",") { index += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20) && byte >= UInt8(ascii: "A")
    }
}
