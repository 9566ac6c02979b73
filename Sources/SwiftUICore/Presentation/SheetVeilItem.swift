import SceneCore

/// Dims the window behind a sheet, and keeps it from being touched. A press takes the sheet away, if that is allowed.
final class SheetVeilItem: LayoutItem {
    private var color = SceneColor(0, 0, 0, alpha: 0)
    private var canBePressed = false
    var onPress: () -> Void = {}
    /// A popup lies over the sheet, which has a veil of its own.
    var isUnderPopup = false {
        didSet { if isUnderPopup != oldValue { sceneDidChange() } }
    }

    func show(_ color: SceneColor, canBePressed: Bool) {
        guard color != self.color || canBePressed != self.canBePressed else { return }
        self.color = color
        self.canBePressed = canBePressed
        sceneDidChange()
    }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = color
        if canBePressed, !isUnderPopup {
            paint.meaning = Meaning(role: .button, label: Words.dismissPopup)
            paint.meaning.isPressable = true
        }
        paint.transition = .fade
        return paint
    }
}
