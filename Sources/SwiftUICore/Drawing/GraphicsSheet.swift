import Foundation
import SceneCore

/// What a ``GraphicsContext`` and its copies draw upon.
@MainActor
final class GraphicsSheet {
    private(set) var commands: [SceneDrawing.Command] = []
    let environment: EnvironmentValues
    let size: CGSize
    private let node: ViewNode
    private let symbols: [ListRow]
    /// Views that were drawn for a moment: texts and pictures.
    private var guests: [ViewNode] = []

    init(node: ViewNode, environment: EnvironmentValues, symbols: [ListRow], size: CGSize) {
        self.node = node
        self.environment = environment
        self.symbols = symbols
        self.size = size
    }

    /// An empty sheet for a layer.
    func layer() -> GraphicsSheet {
        GraphicsSheet(node: node, environment: environment, symbols: symbols, size: size)
    }

    func close() {
        for guest in guests { guest.unmount() }
        guests.removeAll()
    }

    /// A view as something to be measured and drawn.
    func item<V: View>(of view: V) -> LayoutItem? {
        let inputs = node.inputs(for: nil, environment: environment)
        let guest = V._makeView(view: _GraphValue(view), inputs: inputs).node
        guests.append(guest)
        return guest.items.first
    }

    func symbol<ID: Hashable>(tagged id: ID) -> LayoutItem? {
        symbols.first { $0.identity?.value(as: ID.self) == id }?.item
    }

    // MARK: Drawing

    /// Puts commands upon what is there, as a state says.
    func add(_ new: [SceneDrawing.Command], as state: GraphicsState) {
        if new.isEmpty { return }
        var layer = state.layer
        var added = new
        for mask in state.masks.reversed() {
            var cut = SceneLayer()
            cut.mask = mask.commands
            cut.isMaskInverted = mask.isInverted
            added = [.layer(cut, added)]
        }
        if let mode = state.blendMode.sceneMode {
            layer.blendMode = mode
            commands += layer.isPlain ? added : [.layer(layer, added)]
        } else {
            compose(layer.isPlain ? added : [.layer(layer, added)], state.blendMode)
        }
    }

    /// Modes that ask where there is something, and where nothing (Porter and Duff).
    private func compose(_ new: [SceneDrawing.Command], _ mode: GraphicsContext.BlendMode) {
        let old = commands
        switch mode {
        case .copy: commands = new
        case .clear, .destinationOut: commands = cut(old, by: new, keepsInside: false)
        case .destinationIn: commands = cut(old, by: new, keepsInside: true)
        case .sourceIn: commands = cut(new, by: old, keepsInside: true)
        case .sourceOut: commands = cut(new, by: old, keepsInside: false)
        case .sourceAtop: commands = old + cut(new, by: old, keepsInside: true)
        case .destinationOver: commands = new + old
        case .destinationAtop: commands = new + cut(old, by: new, keepsInside: true)
        case .xor: commands = cut(old, by: new, keepsInside: false) + cut(new, by: old, keepsInside: false)
        default: commands = old + new
        }
    }

    private func cut(
        _ commands: [SceneDrawing.Command], by mask: [SceneDrawing.Command], keepsInside: Bool
    ) -> [SceneDrawing.Command] {
        if commands.isEmpty || (mask.isEmpty && keepsInside) { return [] }
        var layer = SceneLayer()
        layer.mask = mask
        layer.isMaskInverted = !keepsInside
        return [.layer(layer, commands)]
    }
}

/// How what is drawn next is drawn: a value, so that a copy of a context has one of its own.
struct GraphicsState: Sendable {
    var opacity = 1.0
    var blendMode = GraphicsContext.BlendMode.normal
    var transform = CGAffineTransform.identity
    var filters: [SceneFilter] = []
    /// In the coordinates of the whole picture.
    var clips: [SceneOutline] = []
    var clipBounds: CGRect
    var masks: [Mask] = []

    struct Mask: Sendable {
        let commands: [SceneDrawing.Command]
        let isInverted: Bool
    }

    var layer: SceneLayer {
        var layer = SceneLayer()
        layer.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        layer.filters = filters
        layer.clips = clips
        return layer
    }

    /// Commands in the coordinates of the state, in those of the whole picture.
    func placed(_ commands: [SceneDrawing.Command]) -> [SceneDrawing.Command] {
        if transform.isIdentity || commands.isEmpty { return commands }
        var layer = SceneLayer()
        layer.transform = transform.numbers
        return [.layer(layer, commands)]
    }
}
