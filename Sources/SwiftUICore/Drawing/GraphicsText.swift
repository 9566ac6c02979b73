import Foundation
import SceneCore

extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let guest: GraphicsGuest
        fileprivate var ownShading: Shading?

        /// What the text is painted with.
        public var shading: Shading {
            get { ownShading ?? .foreground }
            set { ownShading = newValue }
        }

        /// The size that the text takes in a room, in points.
        public func measure(in size: CGSize) -> CGSize {
            guest.size(in: ProposedViewSize(size))
        }

        /// How far the baseline of the first line is below the top, in a room.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            guest.guide(.firstTextBaseline, in: size)
        }

        /// How far the baseline of the last line is below the top, in a room.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            guest.guide(.lastTextBaseline, in: size)
        }
    }

    /// Makes a text ready.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(guest: guest(text))
    }

    /// Draws a text in a rectangle, from its top left. What does not fit is cut off with dots.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let commands = text.guest.commands(in: rect)
        guard let shading = text.ownShading else { return add(state.placed(commands)) }
        let paint = paint(shading, in: rect)
        add(state.placed(commands.map { $0.painted(with: paint) }))
    }

    /// Draws a text in its own size, with an anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: text.guest.size(in: .unspecified).rect(at: point, anchor: anchor))
    }

    /// Draws a text in a rectangle, from its top left. What does not fit is cut off with dots.
    public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
    }

    /// Draws a text in its own size, with an anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension SceneDrawing.Command {
    /// The same text, painted with something else.
    fileprivate func painted(with paint: ScenePaint) -> SceneDrawing.Command {
        switch self {
        case .text(let block, let place, _): .text(block, at: place, with: paint)
        case .layer(let layer, let inside): .layer(layer, inside.map { $0.painted(with: paint) })
        case .fill, .stroke, .image, .pixels: self
        }
    }
}
