import Foundation

/// Content that is larger than its place, and moves in it.
///
/// Several views in the closure stand one below the other, whatever the axes. Along its axes a scroll view is as large as its
/// container lets it be; across them it is as large as its content.
public struct ScrollView<Content: View> {
    /// What scrolls.
    public var content: Content
    /// The axes along which it does.
    public var axes: Axis.Set
    /// Whether the content's place is shown while it scrolls.
    public var showsIndicators: Bool

    /// Content that moves along some axes; down and up, if nothing else is said.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Content that moves along some axes; down and up, if nothing else is said.
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ScrollNode<Content>.self, for: view)
    }
}

private final class ScrollNode<Content: View>: ValueNode<ScrollView<Content>>, ScrollingNode {
    var isTellingListeners = false
    private lazy var item = ScrollItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var content: ViewNode?
    private var inner = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    var scroller: Scroller { item.position }

    /// What stretches along a stack's axis stretches down here, as in a column.
    override func childEnvironment() -> EnvironmentValues {
        inner.derive(from: environment) {
            $0.stackAxis = .vertical
            $0.forgetScrolling()
        }
    }

    override func evaluate() {
        let isFirst = content == nil
        let view = _GraphValue(value.content)
        content = Content._makeView(view: view, inputs: inputs(for: content, environment: childEnvironment())).node
        readingEnvironment {
            item.settings = ScrollSettings(
                axes: value.axes, showsIndicators: showsIndicators, isEnabled: environment.isScrollEnabled,
                bounces: !environment.scrollBounces.isDisjoint(with: value.axes),
                isUnclipped: environment.isScrollClipDisabled,
                alignment: environment.scrollAnchors.alignment, margins: environment.contentMargins)
            item.refreshing.action = value.axes == .vertical ? environment.refreshByPulling : nil
            item.refreshing.color = StandardColor.tertiaryLabel.color(in: environment.colorScheme)
            adoptScrolling()
        }
        scroller.owner = self
        if isFirst { collectItems() }
    }

    override func willUnmount() {
        item.refreshing.stop()
    }

    private var showsIndicators: Bool {
        let axes = environment.scrollIndicators
        let wanted = value.axes.contains(.vertical) ? axes.vertical : axes.horizontal
        return value.showsIndicators && wanted.isShown
    }

    override func collectItems() {
        item.content = joined.join(content?.items ?? [])
    }
}
