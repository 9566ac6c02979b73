import Foundation
import SceneCore

/// Holds content that something else speaks for.
final class SilentItem: WrapperItem {
    var isSilent = true {
        didSet { if isSilent != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard isSilent else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}
