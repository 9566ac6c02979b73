/// Stands where the direction of layout is set: what is in it begins on the other side from here on.
///
/// Beside the environment, which views read, it changes the layout: an item around the view says the direction, and every
/// container in it places its children by it (`LayoutItem.place`).
final class LayoutDirectionNode<Modifier: EnvironmentWriting>: WrapperNode<Modifier, LayoutDirectionItem> {
    private let comparison = ValueComparison.of(Modifier.self)
    private var derived = DerivedEnvironment()
    private var written: Modifier?

    override func childEnvironment() -> EnvironmentValues {
        let modifier = value.modifier
        if let written, !comparison.isEqual(written, modifier) { derived = DerivedEnvironment() }
        written = modifier
        return derived.derive(from: environment, writing: modifier.write)
    }

    override func update(_ wrapper: LayoutDirectionItem) {
        wrapper.direction = readingEnvironment { childEnvironment().layoutDirection }
    }
}

/// Says the direction for all that is in it.
final class LayoutDirectionItem: WrapperItem {
    var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { layoutDidChange() } }
    }

    override var ownDirection: LayoutDirection? { direction }
}
