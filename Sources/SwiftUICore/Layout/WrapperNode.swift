/// Puts a wrapper around each of the items of the view below. Kinds of modifiers say what their wrappers do.
class WrapperNode<Modifier: ViewModifier, Wrapper: WrapperItem>: ModifierNode<Modifier> {
    private(set) final var wrappers: [Wrapper] = []

    override var ownItems: [LayoutItem]? { wrappers }
    override var collectsItems: Bool { true }

    /// Gives a wrapper what the modifier says now.
    func update(_ wrapper: Wrapper) {}

    override func evaluate() {
        let isFirst = content == nil
        super.evaluate()
        if isFirst { collectItems() } else { wrappers.forEach(update) }
    }

    /// Rows keep their names: each is the wrapper of a row below.
    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        content?.appendRows(to: &rows)
        let known = byContent
        for index in first..<rows.count {
            if let wrapper = known[ObjectIdentifier(rows[index].item)] { rows[index].wrap(in: wrapper) }
        }
    }

    override func collectItems() {
        let (old, known) = (wrappers, byContent)
        wrappers = (content?.items ?? []).map { known[ObjectIdentifier($0)] ?? makeWrapper(around: $0) }
        wrappers.forEach(update)
        if !old.elementsEqual(wrappers, by: ===) { itemsDidChange() }
    }

    private func makeWrapper(around item: LayoutItem) -> Wrapper {
        let wrapper = Wrapper(window: window)
        wrapper.content = item
        return wrapper
    }

    private var byContent: [ObjectIdentifier: Wrapper] {
        let pairs = wrappers.compactMap { wrapper in wrapper.content.map { (ObjectIdentifier($0), wrapper) } }
        return Dictionary(pairs) { first, _ in first }
    }
}
