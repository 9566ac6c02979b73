import Foundation
import SceneCore

extension SceneGradient {
    /// The gradient as CSS writes it, for a box of a size: CSS lays its line through the middle of the box, so every place is
    /// written in px along it.
    func css(in size: CGSize) -> String {
        switch course {
        case .linear(let from, let to): linear(from: from.scaled(to: size), to: to.scaled(to: size), in: size)
        case .radial(let center, let from, let to):
            "radial-gradient(circle at \(center.css)\(mixing),\(list(stops.along(from: from, to: to)) { $0.length }))"
        case .elliptical(let center, let from, let to):
            "radial-gradient(\(PageNumber(size.width).length) \(PageNumber(size.height).length) at \(center.css)\(mixing),"
                + "\(list(stops.along(from: from * 100, to: to * 100)) { $0.text + "%" }))"
        case .angular(let center, _, _):
            // CSS counts from above, the scene from the right.
            "conic-gradient(from \(PageNumber((turn?.start ?? 0) + .pi / 2).text)rad at \(center.css)\(mixing),"
                + "\(list((turn?.stops ?? []).along(from: 0, to: 2 * .pi)) { $0.text + "rad" }))"
        }
    }

    private func linear(from: CGPoint, to: CGPoint, in size: CGSize) -> String {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = hypot(x, y)
        guard length > 0 else { return "linear-gradient(\(list(stops) { _ in "0px" }))" }
        let (sine, cosine) = (x / length, -y / length)
        let line = abs(size.width * sine) + abs(size.height * cosine)
        let begin = line / 2 + (from.x - size.width / 2) * sine - (from.y - size.height / 2) * cosine
        let angle = PageNumber(atan2(sine, cosine)).text
        return
            "linear-gradient(\(angle)rad\(mixing),\(list(stops.along(from: begin, to: begin + length)) { $0.length }))"
    }

    /// The space in which colours change over; nothing for that of their numbers.
    private var mixing: String { isPerceptual ? " in oklab" : "" }

    private var turn: GradientTurn? { GradientTurn(self) }

    private func list(_ stops: [Stop], _ place: (PageNumber) -> String) -> String {
        stops.map { "\($0.color.css) \(place(PageNumber($0.location)))" }.joined(separator: ",")
    }
}

extension CGPoint {
    fileprivate func scaled(to size: CGSize) -> CGPoint {
        CGPoint(x: x * size.width, y: y * size.height)
    }

    /// A place in parts of a box, as CSS writes it.
    fileprivate var css: String {
        "\(PageNumber(x * 100).text)% \(PageNumber(y * 100).text)%"
    }
}

extension SceneOutline {
    var css: String { "path(\(evenOdd ? "evenodd," : "")\"\(data)\")" }
}

extension SceneShadow {
    /// The third length of `drop-shadow` is a standard deviation too, unlike that of `box-shadow`.
    var css: String {
        "drop-shadow(\(PageNumber(x).length) \(PageNumber(y).length) \(PageNumber(radius).length) \(color.css))"
    }
}

extension SceneTransform {
    var css: String {
        var parts: [String] = []
        if rotation != 0 { parts.append("rotate(\(PageNumber(rotation).text)rad)") }
        if scaleX != 1 || scaleY != 1 {
            parts.append("scale(\(PageNumber(scaleX).text),\(PageNumber(scaleY).text))")
        }
        return parts.isEmpty ? "none" : parts.joined(separator: " ")
    }

    var originCSS: String { anchor.css }
}

extension ScenePath {
    /// Declarations of CSS for the path itself, where its line or its filling is not the plain one.
    var look: String {
        let line = pen.css
        guard fillsEvenOdd else { return line }
        return line.isEmpty ? "fill-rule:evenodd" : line + ";fill-rule:evenodd"
    }
}
