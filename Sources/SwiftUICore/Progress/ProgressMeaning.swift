import Foundation
import SceneCore

/// Says of a view that it shows progress. What is in it is read out as its name.
struct ProgressMeaning {
    /// From 0 to 1; nil for something that goes on.
    let fraction: Double?
}

extension ProgressMeaning: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ProgressNode.self, for: modifier, body: body)
    }
}

private final class ProgressNode: WrapperNode<ProgressMeaning, ProgressItem> {
    override func update(_ wrapper: ProgressItem) {
        wrapper.fraction = value.modifier.fraction
    }
}

private final class ProgressItem: WrapperItem {
    private lazy var box = SilentItem(window: window)

    var fraction: Double? {
        didSet { if fraction != oldValue { sceneDidChange() } }
    }

    override func contentDidChange() {
        box.content = content
    }

    override var subitems: [LayoutItem] { [box] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        box.sizeThatFits(proposal)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        box.place(at: .zero, proposal: proposal)
    }

    override func paint() -> Paint? {
        let name = spokenText
        var paint = Paint()
        paint.meaning = Meaning(role: .progress, label: name.isEmpty ? Words.inProgress : name)
        paint.meaning.percentage = fraction.map { Int(($0 * 100).rounded()) }
        return paint
    }
}
