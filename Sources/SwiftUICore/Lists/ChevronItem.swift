import Foundation
import SceneCore

/// The chevron at the end of a row: the row leads further.
final class ChevronItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ListMetrics.chevron
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .path(
            ScenePath(data: ListMetrics.chevronPath, stroke: color, lineWidth: ListMetrics.chevronStroke))
        if isRightToLeft { paint.style.transform = .mirror }
        paint.meaning.isHidden = true
        return paint
    }
}

/// The checkmark at the end of a row: the option that is chosen.
final class CheckmarkItem: LayoutItem {
    var color = SceneColor(0, 0, 0) {
        didSet { if color != oldValue { sceneDidChange() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ListMetrics.checkmark
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .path(
            ScenePath(data: ListMetrics.checkmarkPath, stroke: color, lineWidth: ListMetrics.chevronStroke))
        paint.meaning.isHidden = true
        return paint
    }
}
