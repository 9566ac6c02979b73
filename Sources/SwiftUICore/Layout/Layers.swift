import Foundation
import SceneCore

/// A view with others behind or over it, which are offered its size and do not change it.
final class LayeredItem: WrapperItem {
    /// The other views, one over the other.
    private lazy var others = LayerItem(window: window)
    var isBehind = false
    /// The other views are not seen: where they are clear, the view is.
    var isMasked = false
    var alignment = Alignment.center {
        didSet {
            guard alignment != oldValue else { return }
            others.alignment = alignment
            layoutDidChange()
        }
    }
    /// The other views are there for those who do not see: they are read beside the view and are no part of what it says.
    var hasUnseenLayer = false {
        didSet {
            guard hasUnseenLayer != oldValue else { return }
            others.isUnseen = hasUnseenLayer
            sceneDidChange()
        }
    }
    /// On these edges the other views reach over what lies beyond the safe area; nil for views, which stay where they are.
    var reachingEdges: Edge.Set? {
        didSet { if reachingEdges != oldValue { layoutDidChange() } }
    }

    /// A layer that says something of its own is read beside the view.
    override var wrapped: LayoutItem? {
        isMasked || hasUnseenLayer || others.subitems.allSatisfy { $0.spokenText.isEmpty } ? content : nil
    }

    override var modified: LayoutItem? { content }

    override var spokenText: String { hasUnseenLayer ? content?.spokenText ?? "" : super.spokenText }

    func setOthers(_ items: [LayoutItem]) {
        guard !items.elementsEqual(others.subitems, by: ===) else { return }
        others.setChildren(items)
        adopt([others])
    }

    override var subitems: [LayoutItem] {
        let view = super.subitems
        if isMasked { return view }
        return isBehind ? [others] + view : view + [others]
    }

    override func paint() -> Paint? {
        guard isMasked else { return nil }
        var paint = Paint()
        paint.style.mask = SceneDrawing(of: others)
        return paint
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placeContent(proposal: proposal)
        if let reachingEdges {
            let reach = reach.only(reachingEdges)
            let room = CGSize(width: size.width + reach.horizontal, height: size.height + reach.vertical)
            return others.place(
                at: CGPoint(x: -reach.leading, y: -reach.top), proposal: ProposedViewSize(room), reach: EdgeInsets())
        }
        let own = others.dimensions(for: ProposedViewSize(size))
        let box = ViewDimensions(size: size) { [unowned self] in
            content?.askForGuide($0, in: size, proposal: proposal)
        }
        others.place(
            at: CGPoint(
                x: box[alignment.horizontal] - own[alignment.horizontal],
                y: box[alignment.vertical] - own[alignment.vertical]), proposal: ProposedViewSize(size))
    }

    /// Lines in lists begin where the text of the view itself does.
    override var firstTextOffset: CGFloat? { content?.firstTextOffset }
}

/// Puts a view behind or over another one.
struct LayerModifier<Layer: View> {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool
    var isMask = false
    var isUnseen = false
    var reachingEdges: Edge.Set?
}

extension LayerModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(LayerModifierNode<Layer>.self, for: modifier, body: body)
    }
}

/// Each of the items of the view below has the layer's views behind or over it, with a state of their own.
private final class LayerModifierNode<Layer: View>: WrapperNode<LayerModifier<Layer>, LayeredItem> {
    private var layers: [ViewNode] = []
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { super.children + layers }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === content ? childEnvironment() : layerEnvironment
    }

    /// The layer is no part of a stack around the view.
    private var layerEnvironment: EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = nil }
    }

    override func evaluate() {
        let isFirst = content == nil
        super.evaluate()
        if !isFirst { updateLayers() }
    }

    override func collectItems() {
        super.collectItems()
        updateLayers()
    }

    override func update(_ wrapper: LayeredItem) {
        wrapper.isBehind = value.modifier.isBehind
        wrapper.isMasked = value.modifier.isMask
        wrapper.hasUnseenLayer = value.modifier.isUnseen
        wrapper.alignment = value.modifier.alignment
        wrapper.reachingEdges = value.modifier.reachingEdges
    }

    private func updateLayers() {
        let old = layers
        layers = wrappers.indices.map { index in
            let existing = old.indices.contains(index) ? old[index] : nil
            let layer = _GraphValue(value.modifier.layer)
            return Layer._makeView(view: layer, inputs: inputs(for: existing, environment: layerEnvironment)).node
        }
        for node in old.dropFirst(wrappers.count) { node.unmount() }
        for (wrapper, layer) in zip(wrappers, layers) { wrapper.setOthers(layer.items) }
    }
}
