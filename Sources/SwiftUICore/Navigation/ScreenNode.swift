/// One screen of navigation: content with a bar over it. Not a view of the public API; containers of navigation make them.
struct Screen<Content: View> {
    let content: Content
}

extension Screen: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(ScreenNode<Content>.self, for: view)
    }
}

private final class ScreenNode<Content: View>: ValueNode<Screen<Content>> {
    private lazy var item = ScreenItem(window: window)
    private var content: ViewNode?
    private var heading = ScreenHeading()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var collectsPreferences: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        if isFirst { collectItems() }
        if takeStalePreferences() { collectTitle() }
        readingEnvironment {
            heading.hasRoomForLargeTitle = environment.verticalSizeClass != .compact
            item.show(heading, colors: ScreenColors(in: environment))
        }
    }

    private func collectTitle() {
        let title = content?.collect(NavigationTitleKey.self).flatMap { $0 }
        heading.title = title?.isEmpty == true ? nil : title
        heading.mode = content?.collect(NavigationTitleDisplayModeKey.self).flatMap { $0 }
    }

    override func collectItems() {
        item.setContent(content?.items ?? [])
    }
}
