import Foundation

/// Views that are made for the room they are given: the closure is told how large it is. The reader takes all of the room,
/// and its views stand at its top leading corner.
///
///     GeometryReader { proxy in
///         Color.blue.frame(width: proxy.size.width / 3)
///     }
public struct GeometryReader<Content: View> {
    /// Makes the views for a geometry.
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(GeometryReaderNode<Content>.self, for: view)
    }
}

/// The views are made when the room is known: in the first layout, and again when it has changed.
private final class GeometryReaderNode<Content: View>: ValueNode<GeometryReader<Content>>, GeometryReading {
    private lazy var item = GeometryReaderItem(window: window)
    private let geometry = WeakGeometry()
    private var isKnown = false
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = nil }
    }

    override func evaluate() {
        guard isKnown else {
            geometry.item = item
            return window.geometryReadings.add(self)
        }
        let isFirst = content == nil
        let view = reading { value.content(GeometryProxy(geometry)) }
        content =
            Content._makeView(
                view: _GraphValue(view), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }

    func geometryMayHaveChanged() {
        guard geometry.hasChanged() else { return }
        isKnown = true
        graph.markDirty(self)
    }
}

private final class GeometryReaderItem: LayoutItem {
    private var children: [LayoutItem] = []

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}
