import Foundation

/// A path as text: numbers, and after them a letter for what they do: `m` for a move, `l` for a line, `q` and `c` for curves,
/// `h` for the way back to the start.
extension Path: LosslessStringConvertible {
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): Self.words(end) + "m"
            case .line(let end): Self.words(end) + "l"
            case .quadCurve(let end, let control): Self.words(control, end) + "q"
            case .curve(let end, let first, let second): Self.words(first, second, end) + "c"
            case .closeSubpath: "h"
            }
        }
        .joined(separator: " ")
    }

    private static func words(_ points: CGPoint...) -> String {
        points.flatMap { [$0.x, $0.y] }.map { String(format: "%g", $0) + " " }.joined()
    }

    /// The path of a description; nil for a text that is none.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard let element = Path.Element(letter: word, numbers) else { return nil }
            append(element)
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}

extension Path.Element {
    fileprivate init?(letter: Substring, _ numbers: [CGFloat]) {
        guard numbers.count % 2 == 0, numbers.allSatisfy(\.isFinite) else { return nil }
        let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, points.count) {
        case ("m", 1): self = .move(to: points[0])
        case ("l", 1): self = .line(to: points[0])
        case ("q", 2): self = .quadCurve(to: points[1], control: points[0])
        case ("c", 3): self = .curve(to: points[2], control1: points[0], control2: points[1])
        case ("h", 0): self = .closeSubpath
        default: return nil
        }
    }
}
