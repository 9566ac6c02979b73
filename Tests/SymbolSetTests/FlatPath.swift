import Foundation

/// Path data as SVG writes it, with absolute M, L, C, Q and Z, made of short straight lines.
struct FlatPath {
    private(set) var contours: [[CGPoint]] = []

    /// Nil if the text is anything else than path data.
    init?(_ data: String) {
        guard data.first == "M" else { return nil }
        let scanner = Scanner(string: data)
        while let letter = scanner.scanCharacter() {
            var numbers: [CGFloat] = []
            while let number = scanner.scanDouble() { numbers.append(CGFloat(number)) }
            guard add(letter, numbers) else { return nil }
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
        let steps = points.count == 1 ? 1 : 8
        for step in 1...steps {
            var left = [start] + points
            let part = CGFloat(step) / CGFloat(steps)
            while left.count > 1 {
                left = zip(left, left.dropFirst()).map { from, to in
                    CGPoint(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))
                }
            }
            contours[contours.count - 1] += left
        }
    }
}
