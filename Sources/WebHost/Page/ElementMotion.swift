import Foundation
import SceneCore

/// What a page is told of how elements move, come and go, and of what is done to them with a pointer. The client knows these
/// words and no others.
extension SceneTransition {
    var attributes: [Element.Attribute] {
        switch self {
        case .push: [Element.Attribute(name: "data-transition", value: "push")]
        case .slideFromLeading: [Element.Attribute(name: "data-transition", value: "slide")]
        case .rise: [Element.Attribute(name: "data-transition", value: "rise")]
        case .fade: [Element.Attribute(name: "data-transition", value: "fade")]
        case .effects(let enter, let leave):
            [
                Element.Attribute(name: "data-enter", value: enter.keyframe),
                Element.Attribute(name: "data-leave", value: leave.keyframe),
            ]
        }
    }
}

extension SceneEffect {
    /// Declarations of CSS, for one end of an animation.
    fileprivate var keyframe: String {
        var css = Declarations()
        if opacity != 1 { css.set("opacity", PageNumber(opacity).text) }
        if rotation != 0 { css.set("rotate", "\(PageNumber(rotation).text)rad") }
        if blur > 0 { css.set("filter", "blur(\(PageNumber(blur).length))") }
        if scale != 1 { css.set("scale", PageNumber(scale).text) }
        if scale != 1 || rotation != 0 {
            css.set("transform-origin", "\(PageNumber(anchorX * 100).text)% \(PageNumber(anchorY * 100).text)%")
        }
        if offset != .zero || shift != .zero {
            css.set("translate", "\(length(shift.width, offset.width)) \(length(shift.height, offset.height))")
        }
        return css.text
    }

    private func length(_ part: CGFloat, _ points: CGFloat) -> String {
        if part == 0 { return PageNumber(points).length }
        let percentage = "\(PageNumber(part * 100).text)%"
        return points == 0 ? percentage : "calc(\(percentage) + \(PageNumber(points).length))"
    }
}

extension SceneAnimation.Pace {
    /// An easing function of CSS.
    var easing: String {
        switch self {
        case .curve(let x1, let y1, let x2, let y2):
            "cubic-bezier(\([x1, y1, x2, y2].map { PageNumber($0).text }.joined(separator: ",")))"
        case .samples(let samples): "linear(\(samples.map { PageNumber($0).text }.joined(separator: ",")))"
        }
    }
}

extension SceneMatch {
    /// Its number, whether it takes over place and size (0 or 1), and the anchor's x and y.
    var attribute: String {
        let words = [String(number), takesPlace ? "1" : "0", takesSize ? "1" : "0"]
        return (words + [anchor.x, anchor.y].map { PageNumber($0).text }).joined(separator: " ")
    }
}

extension PointerInterest {
    /// Words: `drag`, `pinch`, `hold:MS`, `pause:MS`.
    var attribute: String {
        var words = isDragged ? ["drag"] : []
        if isPinched { words.append("pinch") }
        words += holds.map { "hold:\(PageNumber($0 * 1000).text)" }
        if let pause { words.append("pause:\(PageNumber(pause * 1000).text)") }
        return words.joined(separator: " ")
    }
}

extension SceneSymbolEffect {
    /// `bounce-up:2:1:1.5`: the effect, how often it was set off ("-" for one that lasts), how often it is done each time (0: for
    /// ever), and how many times as fast as usual.
    var word: String {
        let words = [kind.rawValue, runs.map(String.init) ?? "-", String(count ?? 0), PageNumber(speed).text]
        return words.joined(separator: ":")
    }
}
