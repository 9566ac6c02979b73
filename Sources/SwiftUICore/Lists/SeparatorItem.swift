import Foundation
import SceneCore

/// A thin line.
final class SeparatorItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        return paint
    }
}
