import Foundation
import SceneCore

extension GraphicsContext {
    /// Which side of a clip is drawn.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// What lies outside is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle around all that can be drawn upon.
    public var clipBoundingRect: CGRect {
        state.clipBounds.applying(state.transform.inverted())
    }

    /// Draws what comes next only inside of a path, and of those before it.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = path.applying(state.transform)
        guard options.contains(.inverse) else {
            state.clips.append(SceneOutline(data: placed.data, evenOdd: style.isEOFilled))
            state.clipBounds = state.clipBounds.intersection(placed.boundingRect)
            return
        }
        let area = SceneDrawing.Command.fill(
            data: placed.data, with: .color(SceneColor(0, 0, 0)), evenOdd: style.isEOFilled)
        state.masks.append(GraphicsState.Mask(commands: [area], isInverted: true))
    }

    /// Draws what comes next only where something is drawn in a layer, and lets it through as that is let through.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var commands = try layer(content)
        if opacity != 1 {
            var layer = SceneLayer()
            layer.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
            commands = [.layer(layer, commands)]
        }
        state.masks.append(GraphicsState.Mask(commands: commands, isInverted: options.contains(.inverse)))
    }
}

extension CGRect {
    /// The smallest rectangle around the changed corners.
    func applying(_ transform: CGAffineTransform) -> CGRect {
        Path(self).applying(transform).boundingRect
    }
}
