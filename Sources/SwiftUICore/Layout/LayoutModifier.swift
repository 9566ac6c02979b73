import Foundation

/// A modifier that changes a view's size or place and nothing else.
@MainActor
protocol LayoutModifier: ViewModifier, Equatable where Body == Never {
    /// The size around a view for a proposal.
    func measure(_ proposal: ProposedViewSize, around content: LayoutItem) -> CGSize

    /// Where the view stands in a size that was measured for a proposal, and what it is proposed there.
    func place(
        _ content: LayoutItem, in size: CGSize, proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize)

    /// Which share of a stack's room the view gets before others, given what it had before.
    func priority(around content: Double) -> Double

    /// What the view asks of the distance to its neighbours, given what it asked before.
    func edges(around content: EdgePreferences) -> EdgePreferences

    /// Whether alignment guides move with the view.
    var movesGuides: Bool { get }

    /// The guide that the modifier itself sets; nil if it sets none.
    var guide: AlignmentKey? { get }

    /// Where a guide lies that the modifier itself sets; nil for all others.
    func explicitGuide(_ guide: AlignmentKey, of content: LayoutItem, proposal: ProposedViewSize) -> CGFloat?
}

extension LayoutModifier {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(LayoutModifierNode<Self>.self, for: modifier, body: body)
    }

    func priority(around content: Double) -> Double { content }

    func edges(around content: EdgePreferences) -> EdgePreferences { content }

    var movesGuides: Bool { true }

    var guide: AlignmentKey? { nil }

    func explicitGuide(
        _ guide: AlignmentKey, of content: LayoutItem, proposal: ProposedViewSize
    ) -> CGFloat? { nil }
}

extension LayoutModifier {
    /// Whether a container sees no difference but in sizes.
    fileprivate func differsOnlyInSize(from other: Self, around content: LayoutItem) -> Bool {
        guide == nil && other.guide == nil && movesGuides == other.movesGuides
            && edges(around: content.edges) == other.edges(around: content.edges)
            && priority(around: content.layoutPriority) == other.priority(around: content.layoutPriority)
    }
}

/// Applies a layout modifier to each of the items of the view below.
private final class LayoutModifierNode<Modifier: LayoutModifier>: ModifierNode<Modifier> {
    private var wrappers: [LayoutModifierItem<Modifier>] = []

    override var ownItems: [LayoutItem]? { wrappers }
    override var collectsItems: Bool { true }
    override var makesRows: Bool? { nil }

    override func evaluate() {
        let isFirst = content == nil
        super.evaluate()
        if isFirst { collectItems() }
        let modifier = value.modifier
        for wrapper in wrappers where wrapper.modifier != modifier { wrapper.modifier = modifier }
    }

    /// Rows keep their names: each is the wrapper of a row below.
    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        content?.appendRows(to: &rows)
        let byContent = Dictionary(wrappers.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
        for index in first..<rows.count {
            if let wrapper = byContent[ObjectIdentifier(rows[index].item)] { rows[index].wrap(in: wrapper) }
        }
    }

    override func collectItems() {
        let old = wrappers
        let byContent = Dictionary(old.map { (ObjectIdentifier($0.content), $0) }) { first, _ in first }
        wrappers = (content?.items ?? []).map { item in
            byContent[ObjectIdentifier(item)] ?? LayoutModifierItem(value.modifier, around: item)
        }
        if !old.elementsEqual(wrappers, by: ===) { itemsDidChange() }
    }
}

private final class LayoutModifierItem<Modifier: LayoutModifier>: LayoutItem {
    var modifier: Modifier {
        didSet {
            noteGuide()
            if modifier.differsOnlyInSize(from: oldValue, around: content) {
                sizeMayHaveChanged()
            } else {
                layoutDidChange()
            }
        }
    }
    let content: LayoutItem

    init(_ modifier: Modifier, around content: LayoutItem) {
        self.modifier = modifier
        self.content = content
        super.init(window: content.window)
        noteGuide()
        adopt([content])
    }

    private func noteGuide() {
        if let guide = modifier.guide { window.explicitGuides.insert(guide) }
    }

    override var subitems: [LayoutItem] { [content] }
    override var wrapped: LayoutItem? { content }
    override var edges: EdgePreferences { modifier.edges(around: content.edges) }
    override var layoutPriority: Double { modifier.priority(around: content.layoutPriority) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        modifier.measure(proposal, around: content)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let place = modifier.place(content, in: size, proposal: proposal)
        content.place(at: place.origin, proposal: place.proposal)
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let place = modifier.place(content, in: size, proposal: proposal)
        if let own = modifier.explicitGuide(guide, of: content, proposal: place.proposal) { return own }
        if !modifier.movesGuides { return content.explicitGuide(guide, in: size, proposal: proposal) }
        return content.explicitGuide(guide, in: content.sizeThatFits(place.proposal), proposal: place.proposal)
            .map { $0 + place.origin.along(guide.axis) }
    }
}
