import SceneCore

/// Spokes around a middle, one paler than the other, that turn as long as they are on screen.
struct Spinner: View {
    @Environment(\.tintColor) private var tint

    var body: some View {
        ZStack {
            ForEach(0..<ProgressMetrics.spokes, id: \.self) { index in
                let part = Double(index + 1) / Double(ProgressMetrics.spokes)
                Capsule()
                    .fill((tint ?? .gray).opacity(part))
                    .frame(width: ProgressMetrics.spoke.width, height: ProgressMetrics.spoke.height)
                    .offset(y: -ProgressMetrics.spokeDistance)
                    .rotationEffect(.degrees(360 * part))
            }
        }
        .frame(width: ProgressMetrics.spinnerSide, height: ProgressMetrics.spinnerSide)
        .modifier(Spinning())
    }
}

/// Turns a view for ever. A host does so by itself, and lets it rest for someone who wants no motion.
private struct Spinning: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(WrapperNode<Spinning, SpinningItem>.self, for: modifier, body: body)
    }
}

private final class SpinningItem: WrapperItem {
    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.isSpinning = true
        return paint
    }
}
