import Foundation
import SceneCore

/// What one scene node becomes in the page: one HTML element.
///
/// `ElementMapping` decides it, and nothing else does; `HTMLWriter` spells it for the first page, `WireWriter` for a message.
/// Both spell the same value, so the page after a reload is the page that patches would have led to.
struct Element: Equatable {
    enum Tag: String {
        case div, main, section, h1, h2, h3, h4, h5, h6, p, img, button, a, ul, li, input, textarea

        /// An element that a person can use, which says so by itself.
        var isControl: Bool { self == .button || self == .input || self == .textarea }

        /// An element that can hold no others, and has no end.
        var isVoid: Bool { self == .img || self == .input }
    }

    var node: NodeID
    /// In points, from the top left of the parent element.
    var frame: CGRect
    var pattern: Pattern
    /// In the order in which they are written; each name once. An empty value is a flag (`inert`).
    var attributes: [Attribute]
    var content: Content

    /// The `id` by which the client finds the element.
    var id: String { "n\(node.rawValue)" }

    /// What elements of one kind have in common: the rows of a list differ in little else than their places and words. So a
    /// message spells each pattern only once.
    struct Pattern: Hashable {
        var tag: Tag
        /// The ARIA role, where the tag does not say it.
        var role: String?
        var look: Look
    }

    /// How an element is painted.
    struct Look: Hashable {
        /// Names of rules in `martlet.css`.
        var classes: [String] = []
        /// Declarations of CSS, without the frame.
        var style = ""
    }

    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    /// What an element holds before the elements of its node's children: its own parts. They carry no `id`.
    indirect enum Content: Equatable {
        case none
        /// Lines of a paragraph. `spoken` is what a screen reader says in their place, if that is something else.
        case text([Line], spoken: String?)
        /// One picture in several resolutions. An `img` shows it itself, any other element holds an `img` that fills it.
        case picture([ImageAsset.File])
        case drawing(ScenePath)
        /// An SVG.
        case markup(String)
        /// An SVG that paints nothing and is referred to by name, before what is shown.
        case defined(String, Content)
        /// What is written in a field, and the number of the newest edit that this takes into account.
        case written(String, answeredEdit: Int)

        /// What is shown, whatever it refers to.
        var shown: Content {
            if case .defined(_, let content) = self { content } else { self }
        }
    }

    /// One line, and declarations of CSS where it does not simply follow the line before.
    struct Line: Equatable {
        var text: String
        var style: String
        /// The stretches of a line that does not look the same all along.
        var runs: [Run] = []
    }

    /// A stretch of a line: what it says, and how that looks beside its paragraph.
    struct Run: Equatable {
        var text: String
        var look: Look
    }
}
