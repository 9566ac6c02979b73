import Foundation

/// A thin line across the stack around it; across a screen where there is none.
public struct Divider {
    public nonisolated init() {}
}

extension Divider: PrimitiveView {
    public static func _makeView(view: _GraphValue<Divider>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(DividerNode.self, for: view)
    }
}

private final class DividerNode: ValueNode<Divider> {
    private lazy var item = DividerItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Divider, to new: Divider) -> Bool { true }

    override func evaluate() {
        readingEnvironment {
            item.show(
                across: environment.stackAxis ?? .vertical,
                filling: SeparatorShapeStyle().paint(in: environment))
        }
    }
}

final class DividerItem: LayoutItem {
    private var axis = Axis.vertical
    private var filling = StylePaint.color(.init(0, 0, 0))

    func show(across axis: Axis, filling: StylePaint) {
        self.axis = axis
        self.filling = filling
        layoutDidChange()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = proposal.replacingUnspecifiedDimensions()
        let thickness = LayoutMetrics.dividerThickness(at: window.device.scale)
        return axis == .vertical
            ? CGSize(width: room.width, height: thickness) : CGSize(width: thickness, height: room.height)
    }

    override func paint() -> Paint? {
        var result = Paint()
        filling.fill(&result.style)
        return result
    }
}
