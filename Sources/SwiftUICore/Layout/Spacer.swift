import Foundation

/// Room that stretches along the axis of the stack around it, or along both axes outside of stacks. In a stack it takes what the
/// other views leave.
public struct Spacer {
    /// The least length, in points; nil for the standard one.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    public static func _makeView(view: _GraphValue<Spacer>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SpacerNode.self, for: view)
    }
}

private final class SpacerNode: ValueNode<Spacer> {
    private lazy var item = SpacerItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }

    override func isUnchanged(from old: Spacer, to new: Spacer) -> Bool {
        old.minLength == new.minLength
    }

    override func evaluate() {
        item.set(
            axis: readingEnvironment { environment.stackAxis },
            minLength: value.minLength.usable ?? LayoutMetrics.spacerLength
        )
    }
}

private final class SpacerItem: LayoutItem {
    private var axis: Axis?
    private var minLength: CGFloat = 0

    func set(axis: Axis?, minLength: CGFloat) {
        guard axis != self.axis || minLength != self.minLength else { return }
        self.axis = axis
        self.minLength = minLength
        layoutDidChange()
    }

    override var edges: EdgePreferences { .none }

    /// It has what the others leave, however far they stretch: beside a scroll view no more than its least length.
    override var layoutPriority: Double { -.infinity }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }
}
