import Foundation
import SceneCore

/// A sign, painted in the middle of its box. Whatever carries it speaks for it.
final class IconItem: LayoutItem {
    private var icon: Icon?
    private var color = SceneColor(0, 0, 0)

    func show(_ icon: Icon, color: SceneColor) {
        guard icon != self.icon || color != self.color else { return }
        self.icon = icon
        self.color = color
        sceneDidChange()
    }

    override func paint() -> Paint? {
        guard let icon else { return nil }
        var paint = Paint()
        paint.content = .path(ScenePath(data: icon.path, stroke: color, lineWidth: icon.lineWidth))
        if isRightToLeft { paint.style.transform = .mirror }
        paint.meaning.isHidden = true
        return paint
    }
}
