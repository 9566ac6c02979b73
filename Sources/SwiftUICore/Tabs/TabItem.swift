extension View {
    /// What the person chooses this view by in a ``TabView``: a `Label`, or an image and a text.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabPage(content: self, label: label(), identity: nil, role: nil)
    }
}

/// A view with what the person chooses it by.
struct TabPage<Content: View, Label: View> {
    let content: Content
    let label: Label
    /// What a selection knows the tab by; nil if only what is around it or in it says so.
    let identity: RowIdentity?
    let role: TabRole?
}

extension TabPage: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TabPageNode<Content, Label>.self, for: view)
    }
}

/// Says something of the tab that a view becomes. What stands inside of a `tabItem` is read before that view is made, which may
/// be never: a tag that stands there must be known all the same.
@MainActor
protocol TabMarking {
    func mark(_ row: inout ListRow)
}

// What is said by several is that of the innermost.
extension ModifiedContent: TabMarking {
    func mark(_ row: inout ListRow) {
        (content as? any TabMarking)?.mark(&row)
        (modifier as? any TabMarking)?.mark(&row)
    }
}

extension TagModifier: TabMarking {
    func mark(_ row: inout ListRow) {
        row.tag(with: identity)
    }
}
