import Foundation

/// Path data as SVG writes it, with absolute M, L, C, Q and Z, made of short straight lines.
struct FlatPath {
    private(set) var contours: [[CGPoint]] = []

    /// Nil if the text is anything else than path data.
    init?(_ data: String) {
        var commands: [(letter: Character, numbers: [CGFloat])] = []
        for part in data.split(before: \.isLetter) {
            guard let letter = part.first, let numbers = Self.numbers(part.dropFirst()) else { return nil }
            commands.append((letter, numbers))
        }
        guard commands.first?.letter == "M" else { return nil }
        for command in commands {
            guard add(command.letter, command.numbers) else { return nil }
        }
    }

    var points: [CGPoint] { contours.flatMap(\.self) }

    /// How often the contours go round a point; 0 is outside by SVG's rule `nonzero`.
    func winding(around point: CGPoint) -> Int {
        contours.reduce(0) { $0 + Self.winding(of: $1, around: point) }
    }

    private static func winding(of contour: [CGPoint], around point: CGPoint) -> Int {
        zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(0) { sum, edge in
            let (from, to) = edge
            guard (from.y <= point.y) != (to.y <= point.y) else { return sum }
            let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            return crossing > point.x ? sum + (from.y < to.y ? 1 : -1) : sum
        }
    }

    private static func numbers(_ text: Substring) -> [CGFloat]? {
        let words = text.split(before: { $0 == "-" || $0 == " " }).map { $0.drop { $0 == " " } }
        let numbers = words.compactMap { Double($0) }
        return numbers.count == words.count ? numbers.map { CGFloat($0) } : nil
    }

    private mutating func add(_ letter: Character, _ numbers: [CGFloat]) -> Bool {
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (letter, numbers.count) {
        case ("M", 2): contours.append(points)
        case ("L", 2), ("C", 6), ("Q", 4): addCurve(points)
        case ("Z", 0): break
        default: return false
        }
        return true
    }

    private mutating func addCurve(_ points: [CGPoint]) {
        guard let start = contours.last?.last else { return }
        for step in 1...16 {
            var left = [start] + points
            let part = CGFloat(step) / 16
            while left.count > 1 {
                left = zip(left, left.dropFirst()).map { from, to in
                    CGPoint(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))
                }
            }
            contours[contours.count - 1] += left
        }
    }
}

extension StringProtocol {
    /// Parts that each begin with a character of this kind, but the first, which may not.
    fileprivate func split(before isStart: (Character) -> Bool) -> [SubSequence] {
        var parts: [SubSequence] = []
        var rest = self[...]
        while !rest.isEmpty {
            let end = rest.dropFirst().firstIndex(where: isStart) ?? rest.endIndex
            parts.append(rest[rest.startIndex..<end])
            rest = rest[end...]
        }
        return parts
    }
}
