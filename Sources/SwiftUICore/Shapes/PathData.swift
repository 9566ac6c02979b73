import Foundation

extension Path {
    /// The path as SVG writes it, to a hundredth of a point.
    var data: String {
        var pen = DataPen()
        for element in elements {
            switch element {
            case .move(let end): pen.draw("M", end)
            case .line(let end): pen.draw("L", end)
            case .quadCurve(let end, let control): pen.draw("Q", control, end)
            case .curve(let end, let first, let second): pen.draw("C", first, second, end)
            case .closeSubpath: pen.draw("Z")
            }
        }
        return pen.data
    }
}

private struct DataPen {
    private(set) var data = ""

    mutating func draw(_ command: Character, _ points: CGPoint...) {
        data.append(command)
        for (index, point) in points.enumerated() {
            if index > 0 { data.append(" ") }
            data += text(point.x) + " " + text(point.y)
        }
    }

    /// What is no number, or none that a screen could show, is written as 0 so that the rest is still drawn.
    private func text(_ number: CGFloat) -> String {
        guard abs(number) < 1e7 else { return "0" }
        let hundredths = Int((number * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        var digits = String(whole)
        if rest > 0 { digits += rest < 10 ? ".0\(rest)" : rest % 10 == 0 ? ".\(rest / 10)" : ".\(rest)" }
        return hundredths < 0 ? "-" + digits : digits
    }
}
