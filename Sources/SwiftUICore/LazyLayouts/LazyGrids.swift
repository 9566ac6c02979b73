import Foundation

/// Views in columns that are given, filled row after row, for a scroll view.
///
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///         ForEach(pictures) { PictureCell(picture: $0) }
///     }
///
/// Of a `ForEach` right in it, or in a section right in it, only the views near the screen are made, if it is long and makes one view
/// for each element. The header and the footer of a section take the whole width.
public struct LazyVGrid<Content: View> {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the columns stand if they take less than the grid's width.
    ///   - spacing: The distance between rows, in points; nil for the standard one.
    ///   - pinnedViews: Which parts of the sections right in the grid stay at the edge of the scroll view.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: View {
    public var body: some View {
        LazyGrid(
            settings: LazyGridSettings(
                axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing), pinned: pinnedViews, content: content)
    }
}

/// Views in rows that are given, filled column after column, for a scroll view.
///
/// Of a `ForEach` right in it, or in a section right in it, only the views near the screen are made, if it is long and makes one view
/// for each element. The header and the footer of a section take the whole height.
public struct LazyHGrid<Content: View> {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// A grid of the views in the closure.
    ///
    /// - Parameters:
    ///   - alignment: Where the rows stand if they take less than the grid's height.
    ///   - spacing: The distance between columns, in points; nil for the standard one.
    ///   - pinnedViews: Which parts of the sections right in the grid stay at the edge of the scroll view.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: View {
    public var body: some View {
        LazyGrid(
            settings: LazyGridSettings(
                axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing), pinned: pinnedViews, content: content)
    }
}

/// Views in tracks that are given, line after line along an axis.
private struct LazyGrid<Content: View> {
    let settings: LazyGridSettings
    let pinned: PinnedScrollableViews
    let content: Content
}

extension LazyGrid: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(LazyGridNode<Content>.self, for: view)
    }
}

private final class LazyGridNode<Content: View>: ValueNode<LazyGrid<Content>> {
    private lazy var item = LazyGridItem(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()
    private var lastPinned = PinnedScrollableViews()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var lazyAxis: Axis? { value.settings.axis }

    /// A view is on screen when it can be seen.
    override func showsItems(of descendant: ViewNode) -> Bool {
        item.scrollerAround?.showsSomething(of: descendant, along: value.settings.axis) ?? true
    }

    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) {
            $0.stackAxis = nil
            $0.gridAxis = value.settings.axis
            $0.pinnedViews = value.pinned
        }
    }

    override func evaluate() {
        item.settings = value.settings
        if value.pinned != lastPinned { inner = DerivedEnvironment() }
        lastPinned = value.pinned
        let isFirst = content == nil
        let view = _GraphValue(value.content)
        content = Content._makeView(view: view, inputs: inputs(for: content, environment: childEnvironment())).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.setChildren(content?.items ?? [])
    }
}

extension EnvironmentValues {
    private struct GridAxisKey: EnvironmentKey {
        static var defaultValue: Axis? { nil }
    }

    /// The axis along which the lazy grid around a view grows; nil outside of one.
    var gridAxis: Axis? {
        get { self[GridAxisKey.self] }
        set { self[GridAxisKey.self] = newValue }
    }
}
