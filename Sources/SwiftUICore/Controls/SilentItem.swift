import Foundation
import SceneCore

/// Holds content that something else speaks for, unless there are controls in it.
final class SilentItem: WrapperItem {
    var isSilent = true {
        didSet { if isSilent != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard isSilent, !hasControls else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}
