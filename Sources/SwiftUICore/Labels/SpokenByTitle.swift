import Foundation
import SceneCore

/// An icon that is seen, read out as its title, which is not.
struct SpokenByTitle<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
}

extension SpokenByTitle: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SpokenByTitleNode<Title, Icon>.self, for: view)
    }
}

private final class SpokenByTitleNode<Title: View, Icon: View>: ValueNode<SpokenByTitle<Title, Icon>> {
    private lazy var item = SpokenByTitleItem(window: window)
    private var title: ViewNode?
    private var icon: ViewNode?

    override var children: [ViewNode] { [title, icon].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = icon == nil
        title = Title._makeView(view: _GraphValue(value.title), inputs: inputs(for: title)).node
        icon = Icon._makeView(view: _GraphValue(value.icon), inputs: inputs(for: icon)).node
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.show(title: title?.items ?? [], icon: icon?.items ?? [])
    }
}

private final class SpokenByTitleItem: LayoutItem {
    private lazy var joined = JoinedItems(window: window)
    private var title: [LayoutItem] = []
    private var icon: LayoutItem?

    func show(title: [LayoutItem], icon: [LayoutItem]) {
        self.title = title
        self.icon = joined.join(icon)
        adopt(title + subitems)
    }

    override var subitems: [LayoutItem] { icon.map { [$0] } ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        icon?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        icon?.place(at: .zero, proposal: proposal)
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        icon?.explicitGuide(guide, in: size, proposal: proposal)
    }

    override var spokenText: String {
        title.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .image, label: spokenText)
        return paint
    }
}
