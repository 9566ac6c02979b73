import Foundation
import SceneCore

/// What a gauge shows, read out as one thing: by its label, with its current value.
struct SpokenGauge<Label: View, CurrentValue: View, Content: View> {
    /// From 0 to 1.
    let part: Double
    let label: Label
    let currentValue: CurrentValue?
    let content: Content
}

extension SpokenGauge: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SpokenGaugeNode<Label, CurrentValue, Content>.self, for: view)
    }
}

private final class SpokenGaugeNode<Label: View, CurrentValue: View, Content: View>:
    ValueNode<SpokenGauge<Label, CurrentValue, Content>>
{
    private lazy var item = GaugeItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private var label: ViewNode?
    private var currentValue: ViewNode?
    private var content: ViewNode?

    override var children: [ViewNode] { [label, currentValue, content].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        currentValue =
            CurrentValue?._makeView(
                view: _GraphValue(value.currentValue), inputs: inputs(for: currentValue)
            ).node
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        item.part = value.part
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.label = label?.items ?? []
        item.currentValue = currentValue?.items ?? []
        item.content = joined.join(content?.items ?? [])
    }
}

private final class GaugeItem: WrapperItem {
    private lazy var box = SilentItem(window: window)
    var part = 0.0 {
        didSet { if part != oldValue { sceneDidChange() } }
    }
    /// The items of what says the name and the value. They are not placed: the style shows others.
    var label: [LayoutItem] = [] {
        didSet { adopt(label) }
    }
    var currentValue: [LayoutItem] = [] {
        didSet { adopt(currentValue) }
    }

    override func contentDidChange() {
        box.content = content
    }

    override var wrapped: LayoutItem? { box }
    override var subitems: [LayoutItem] { [box] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        box.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        box.place(at: .zero, proposal: proposal)
    }

    override var spokenText: String { words(label) }

    override func paint() -> Paint? {
        let current = words(currentValue)
        var paint = Paint()
        paint.meaning = Meaning(role: .gauge, label: words(label))
        paint.meaning.percentage = Int((part * 100).rounded())
        if !current.isEmpty { paint.meaning.value = current }
        return paint
    }

    private func words(_ items: [LayoutItem]) -> String {
        items.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
