import Foundation
import SceneCore

/// Views side by side, with a thin line between two.
struct DividedRow<Content: View> {
    let content: Content
}

extension DividedRow: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(DividedRowNode<Content>.self, for: view)
    }
}

private final class DividedRowNode<Content: View>: ValueNode<DividedRow<Content>> {
    private lazy var item = DividedRowItem(window: window)
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    override func evaluate() {
        let isFirst = content == nil
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs(for: content)).node
        item.color = readingEnvironment { Color(.standard(.separator)).resolved(in: environment) }
        if isFirst { collectItems() }
    }

    override func collectItems() {
        item.show(content?.items ?? [])
    }
}

private final class DividedRowItem: LayoutItem {
    private var views: [LayoutItem] = []
    private var lines: [SeparatorItem] = []

    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { colorLines() } }
    }

    func show(_ new: [LayoutItem]) {
        views = new
        while lines.count < max(0, views.count - 1) { lines.append(SeparatorItem(window: window)) }
        lines.removeLast(lines.count - max(0, views.count - 1))
        colorLines()
        adopt(subitems)
    }

    private func colorLines() {
        for line in lines { line.color = color }
    }

    override var subitems: [LayoutItem] { views + lines }

    private func sizes(for height: CGFloat?) -> [CGSize] {
        views.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: height)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(for: proposal.height)
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    /// A line stands on the edge between two views, and is as high as the one of a stepper.
    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = ProposedViewSize(width: nil, height: proposal.height)
        let line = StepperMetrics.line
        var x: CGFloat = 0
        for (index, (view, own)) in zip(views, sizes(for: proposal.height)).enumerated() {
            if index > 0 {
                lines[index - 1].place(
                    at: CGPoint(x: x - line.width / 2, y: (size.height - line.height) / 2),
                    proposal: ProposedViewSize(line))
            }
            view.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal: room)
            x += own.width
        }
    }
}
