/// One screen of navigation in the graph: content with a bar over it. Stacks make them, and give them what they show.
final class ScreenNode: ViewNode {
    private(set) lazy var item = ScreenItem(window: window)
    private lazy var content = ScreenContentNode(inputs: inputs(for: nil))
    private var isShown = false
    private var heading = ScreenHeading()

    override var children: [ViewNode] { [content] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var collectsPreferences: Bool { true }

    private lazy var editMode = Binding(location: StateLocation(EditMode.inactive))
    private var contentEnvironment = DerivedEnvironment()

    /// Each screen is edited for itself, unless the app says when.
    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) { if $0.editMode == nil { $0.editMode = editMode } }
    }

    func show<V: View>(_ view: V) {
        show(type: ObjectIdentifier(V.self)) { V._makeView(view: _GraphValue(view), inputs: $0).node }
    }

    /// The same for a view whose type only `make` knows.
    func show(type: ObjectIdentifier, make: @escaping (_ViewInputs) -> ViewNode) {
        content.environment = childEnvironment()
        content.show(type: type, make: make)
        run()
        if !isShown { collectItems() }
        isShown = true
    }

    override func evaluate() {
        passOnEnvironment()
        if takeStalePreferences() { collectHeading() }
        readingEnvironment {
            heading.hasRoomForLargeTitle = environment.verticalSizeClass != .compact
            heading.textSize = environment.dynamicTypeSize.textSize
            item.show(heading, colors: ScreenColors(in: environment))
        }
    }

    private func collectHeading() {
        let title = content.collect(NavigationTitleKey.self).flatMap { $0 }
        heading.title = title?.isEmpty == true ? nil : title
        heading.mode = content.collect(NavigationTitleDisplayModeKey.self).flatMap { $0 }
        heading.hidesBackButton = content.collect(NavigationBarBackButtonHiddenKey.self) ?? false
    }

    /// What is said of a screen's bar is said of the nearest one.
    override func keepsToItself<K: PreferenceKey>(_ key: K.Type) -> Bool { K.self is any BarPreferenceKey.Type }

    override func collectItems() {
        item.setContent(content.items)
    }
}

/// Something that the content of a screen says of the screen's bar.
protocol BarPreferenceKey: PreferenceKey {}
