/// What views around a tab have said of it.
@MainActor
final class TabMark {
    let page: any TabPageHolder
    let role: TabRole?
    private(set) var badge: Text?
    private(set) var isHidden = false
    private(set) var isDisabled = false

    init(of page: any TabPageHolder, role: TabRole?) {
        self.page = page
        self.role = role
    }

    /// Takes from a view farther out what nothing was said of before.
    func take(_ word: Word) {
        switch word {
        case .badge(let text): badge = badge ?? text
        case .isHidden(let hides): isHidden = isHidden || hides
        case .isDisabled(let disables): isDisabled = isDisabled || disables
        }
    }

    enum Word: Equatable {
        /// Nil for none.
        case badge(Text?)
        case isHidden(Bool)
        case isDisabled(Bool)
    }
}

/// Says something of the tabs of a view.
struct TabMarkModifier {
    let word: TabMark.Word
}

extension TabMarkModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(TabMarkNode.self, for: modifier, body: body)
    }
}

extension TabMarkModifier: TabMarking {
    func mark(_ row: inout ListRow) {
        row.tab?.take(word)
    }
}

private final class TabMarkNode: ModifierNode<TabMarkModifier> {
    private var last: TabMark.Word?

    override func evaluate() {
        super.evaluate()
        let word = value.modifier.word
        if let last, last != word { itemsDidChange() }
        last = word
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count { value.modifier.mark(&rows[index]) }
    }
}

extension TabContent {
    /// A number at the tab; none if it is 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        marked(.count(count))
    }

    /// A text at the tab; nil for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
        marked(.badge(label))
    }

    /// A text at the tab; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        marked(.badge(key.map { Text($0) }))
    }

    /// A text at the tab; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        marked(.badge(label.map { Text(verbatim: String($0)) }))
    }

    /// Takes the tab out of the bar, as if it were not there; what it shows keeps its state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        marked(.isHidden(hidden))
    }

    /// Keeps the person from choosing the tab.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        marked(.isDisabled(disabled))
    }

    private nonisolated func marked(_ word: TabMark.Word) -> ModifiedTabContent<Self, TabMarkModifier> {
        ModifiedTabContent(content: self, modifier: TabMarkModifier(word: word))
    }
}

extension TabMark.Word {
    nonisolated static func count(_ count: Int) -> TabMark.Word {
        .badge(count == 0 ? nil : Text(verbatim: String(count)))
    }
}
