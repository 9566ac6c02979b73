import Foundation
import SceneCore

/// Something to draw upon, and how what comes next is drawn. A copy draws upon the same, and may draw in another way.
///
/// What changes the context, such as ``scaleBy(x:y:)`` or ``clip(to:style:options:)``, counts for what is drawn after it.
public struct GraphicsContext {
    let sheet: GraphicsSheet
    var state: GraphicsState

    @MainActor
    init(sheet: GraphicsSheet) {
        self.sheet = sheet
        state = GraphicsState(clipBounds: CGRect(origin: .zero, size: sheet.size))
    }

    fileprivate init(sheet: GraphicsSheet, state: GraphicsState) {
        self.sheet = sheet
        self.state = state
    }

    /// What is drawn is let through: 0 for clear, 1 for as it is.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = newValue }
    }

    /// How what is drawn is mixed with what is there.
    public var blendMode: BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    /// The environment of the view that is drawn.
    public var environment: EnvironmentValues {
        let sheet = sheet
        nonisolated(unsafe) var values = EnvironmentValues()
        MainActor.assumeIsolated { values = sheet.environment }
        return values
    }

    // MARK: Coordinates

    /// From the coordinates of what is drawn to those of the picture.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Makes what is drawn larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Moves what is drawn, by a distance in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Turns what is drawn about the origin, clockwise.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: angle.radians))
    }

    /// Changes the coordinates of what is drawn, before they are changed as they were so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: Layers

    /// Draws into a layer of its own, and then the layer, all together, as the context says.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let commands = try layer(content)
        add(commands)
    }

    /// The commands of a layer, whose coordinates are those of the context.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [SceneDrawing.Command] {
        let sheet = sheet
        let inner = MainActor.assumeIsolated { sheet.layer() }
        var context = GraphicsContext(
            sheet: inner, state: GraphicsState(transform: state.transform, clipBounds: state.clipBounds))
        try content(&context)
        return MainActor.assumeIsolated {
            defer { inner.close() }
            return inner.commands
        }
    }

    /// Puts commands, in the coordinates of the picture, upon the sheet.
    func add(_ commands: [SceneDrawing.Command]) {
        let (sheet, state) = (sheet, state)
        MainActor.assumeIsolated { sheet.add(commands, as: state) }
    }

    // MARK: Areas and lines

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = paint(shading, in: path.boundingRect)
        add(state.placed([.fill(data: path.data, with: paint, evenOdd: style.isEOFilled)]))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = paint(shading, in: path.boundingRect)
        let width = max(0, style.lineWidth.ifFinite(0))
        add(state.placed([.stroke(data: path.data, with: paint, width: width, pen: style.pen)]))
    }

    /// Draws a line along a path; its width is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// What a shading comes to, for an area in a rectangle.
    func paint(_ shading: Shading, in rect: CGRect) -> ScenePaint {
        let sheet = sheet
        return MainActor.assumeIsolated { shading.paint(in: rect, environment: sheet.environment) }
    }
}
