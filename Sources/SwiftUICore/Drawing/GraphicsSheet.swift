import Foundation
import SceneCore

/// What a ``GraphicsContext`` and its copies draw upon.
@MainActor
final class GraphicsSheet {
    private(set) var commands: [SceneDrawing.Command] = []
    /// What is opaque where the picture is: fewer commands than those of the picture, as masks are made of it.
    private var coverage: [SceneDrawing.Command] = []
    private var maskCommands = 0
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
            put(layer.isPlain ? added : [.layer(layer, added)])
        } else {
            compose(layer.isPlain ? added : [.layer(layer, added)], state.blendMode)
        }
    }

    /// Modes that ask where there is something, and where nothing (Porter and Duff).
    private func compose(_ new: [SceneDrawing.Command], _ mode: GraphicsContext.BlendMode) {
        let (old, covered) = (commands, coverage)
        switch mode {
        case .copy: (commands, coverage) = (new, new)
        case .clear, .destinationOut: replace { cut($0, by: new, keepsInside: false) }
        case .destinationIn: replace { cut($0, by: new, keepsInside: true) }
        case .destinationOver: replace { new + $0 }
        case .destinationAtop:
            commands = new + cut(old, by: new, keepsInside: true)
            coverage = new
        case .sourceIn, .sourceOut, .sourceAtop, .xor:
            guard maskIsAffordable(covered) else { return put(new) }
            composeMasked(new, mode, covered)
        default: put(new)
        }
    }

    /// Modes that show what is new as far as there is something, or nothing.
    private func composeMasked(
        _ new: [SceneDrawing.Command], _ mode: GraphicsContext.BlendMode, _ covered: [SceneDrawing.Command]
    ) {
        let (inside, outside) = (
            cut(new, by: covered, keepsInside: true), cut(new, by: covered, keepsInside: false)
        )
        switch mode {
        case .sourceIn: (commands, coverage) = (inside, inside)
        case .sourceOut: (commands, coverage) = (outside, outside)
        // It covers nothing that was not covered.
        case .sourceAtop: commands += inside
        default: replace { cut($0, by: new, keepsInside: false) + outside }
        }
    }

    private func put(_ new: [SceneDrawing.Command]) {
        commands += new
        coverage += new
    }

    private func replace(_ change: ([SceneDrawing.Command]) -> [SceneDrawing.Command]) {
        (commands, coverage) = (change(commands), change(coverage))
    }

    /// Each time that something is drawn through a mask of what is there, that is spelt once more. A picture for which that
    /// becomes too much is drawn on without masks.
    private func maskIsAffordable(_ mask: [SceneDrawing.Command]) -> Bool {
        maskCommands += mask.count(upTo: Self.mostMaskCommands)
        if maskCommands <= Self.mostMaskCommands { return true }
        RuntimeWarning.log(
            "A Canvas draws too often with a blend mode that depends on what is there. The rest is drawn as usual.")
        return false
    }

    private static let mostMaskCommands = 20_000

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

extension [SceneDrawing.Command] {
    /// How many there are, in layers and their masks too. Counting ends beyond a limit.
    fileprivate func count(upTo limit: Int) -> Int {
        var count = 0
        for command in self where count <= limit {
            count += 1
            guard case .layer(let layer, let inside) = command else { continue }
            count += inside.count(upTo: limit - count) + (layer.mask?.count(upTo: limit - count) ?? 0)
        }
        return count
    }
}
