import Foundation
import SceneCore

/// Says that a list is being loaded anew.
final class RefreshItem: LayoutItem {
    private let sign: RefreshSignItem

    override init(window: Window) {
        sign = RefreshSignItem(window: window)
        super.init(window: window)
        adopt([sign])
    }

    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sign.color = color } }
    }

    override var subitems: [LayoutItem] { [sign] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: SwipeMetrics.refreshHeight)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = ProgressMetrics.spinnerSide
        sign.place(
            at: CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .progress, label: Words.refreshing)
        return paint
    }
}

/// Three quarters of a ring that turns.
private final class RefreshSignItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { sceneDidChange() }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        let (middle, radius) = (frame.width / 2, frame.width / 2 - SwipeMetrics.stroke / 2)
        let data = "M\(middle) \(middle - radius) A\(radius) \(radius) 0 1 1 \(middle - radius) \(middle)"
        paint.content = .path(ScenePath(data: data, stroke: color, lineWidth: SwipeMetrics.stroke))
        paint.style.isSpinning = true
        paint.meaning.isHidden = true
        return paint
    }
}
