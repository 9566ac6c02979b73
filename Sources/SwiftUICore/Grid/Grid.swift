import Foundation

/// Views in rows and columns: each column is as wide as its widest view, each row as tall as its tallest.
///
///     Grid {
///         GridRow { Text("Width"); Text("40") }
///         GridRow { Text("Height"); Text("25") }
///     }
///
/// A view outside of a ``GridRow`` is a row of its own, over all columns.
public struct Grid<Content: View> {
    let settings: GridSettings
    let content: Content

    /// A grid of the rows in the closure.
    ///
    /// - Parameters:
    ///   - alignment: How views stand in their cells, unless their row or column says otherwise.
    ///   - horizontalSpacing: The distance between columns, in points; nil for what the views ask for.
    ///   - verticalSpacing: The distance between rows, in points; nil for what the views ask for.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        settings = GridSettings(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// How a grid arranges its cells.
struct GridSettings: Equatable {
    var alignment = Alignment.center
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension Grid: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(GridNode<Content>.self, for: view)
    }
}

private final class GridNode<Content: View>: ValueNode<Grid<Content>> {
    private lazy var item = GridItems(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    /// What stretches along a stack's axis stretches both ways here; a line of its own lies across the grid.
    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) { $0.stackAxis = nil }
    }

    override func evaluate() {
        item.settings = value.settings
        let isFirst = content == nil
        let view = _GraphValue(value.content)
        content = Content._makeView(view: view, inputs: inputs(for: content, environment: childEnvironment())).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }
}

/// A grid in the layout.
private final class GridItems: LayoutItem {
    var settings = GridSettings() {
        didSet { if settings != oldValue { layoutDidChange() } }
    }
    private var children: [LayoutItem] = []

    func setChildren(_ new: [LayoutItem]) {
        children = new
        adopt(new)
    }

    override var subitems: [LayoutItem] { children }

    private func plan(for proposal: ProposedViewSize) -> GridPlan {
        GridPlan(GridTable(children), settings: settings, proposal: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        plan(for: proposal).size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (child, place) in zip(children, plan(for: proposal).places) {
            child.place(at: place.origin, proposal: place.proposal)
        }
    }

    override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guide.merged(
            zip(children, plan(for: proposal).places).compactMap { child, place in
                child.explicitGuide(guide, at: place.origin, proposal: place.proposal)
            })
    }
}
