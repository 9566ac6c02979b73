import Foundation
import SceneCore

/// The small bar at the top of a sheet. A press takes the sheet to its next height (`behaviour` A5.61).
final class SheetIndicatorItem: LayoutItem {
    private let bar: IndicatorBarItem
    private var canBePressed = false
    var onPress: () -> Void = {}

    override init(window: Window) {
        bar = IndicatorBarItem(window: window)
        super.init(window: window)
        adopt([bar])
    }

    func show(_ color: SceneColor, canBePressed: Bool) {
        bar.color = color
        guard canBePressed != self.canBePressed else { return }
        self.canBePressed = canBePressed
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { [bar] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let bar = SheetMetrics.indicatorSize
        self.bar.place(
            at: CGPoint(x: (size.width - bar.width) / 2, y: SheetMetrics.indicatorTop),
            proposal: ProposedViewSize(bar))
    }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.isInFront = true
        if canBePressed {
            paint.meaning = Meaning(role: .button, label: Words.sheetGrabber)
            paint.meaning.isPressable = true
        }
        return paint
    }
}

private final class IndicatorBarItem: LayoutItem {
    var color = SceneColor(0, 0, 0, alpha: 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        paint.style.cornerRadius = SheetMetrics.indicatorSize.height / 2
        return paint
    }
}
