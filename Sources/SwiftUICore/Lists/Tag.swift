extension View {
    /// Says what a selection knows this view by, in place of the identity of its element.
    ///
    /// The tag must be of the type that is selected, or, unless `includeOptional` is false, of the type that is optional there.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}

struct TagModifier<Tag: Hashable> {
    let tag: Tag
    let includesOptional: Bool

    var identity: RowIdentity { includesOptional ? OptionalRowIdentity(tag) : TypedRowIdentity(tag) }
}

extension TagModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TagNode<Tag>.self, for: modifier, body: body)
    }
}

private final class TagNode<Tag: Hashable>: ModifierNode<TagModifier<Tag>> {
    private var last: Tag?

    override func evaluate() {
        super.evaluate()
        let tag = value.modifier.tag
        if let last, last != tag { itemsDidChange() }
        last = tag
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count { rows[index].tag(with: value.modifier.identity) }
    }
}
