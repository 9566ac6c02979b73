import Foundation
import SceneCore

/// The round control at the leading end of a bar.
final class BarButtonItem: LayoutItem {
    var control: BarControl? {
        didSet { if control != oldValue { looksDidChange() } }
    }
    var colors: ScreenColors? {
        didSet { if colors != oldValue { looksDidChange() } }
    }

    private func looksDidChange() {
        if let control, let colors { icon.show(control.icon, color: colors.label) }
        sceneDidChange()
    }

    var onPress: () -> Void = {}
    private let icon: IconItem

    override init(window: Window) {
        icon = IconItem(window: window)
        super.init(window: window)
        adopt([icon])
    }

    override var subitems: [LayoutItem] { [icon] }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        icon.place(at: .zero, proposal: ProposedViewSize(size))
    }

    override func press() {
        onPress()
    }

    override func paint() -> Paint? {
        guard let control, let colors else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .button, label: control.label)
        paint.meaning.identifier = control.icon.identifier
        paint.meaning.screensBelow = control.screensBelow
        paint.meaning.isPressable = true
        paint.style.background = colors.control
        paint.style.cornerRadius = BarMetrics.controlSize / 2
        paint.style.isGlass = true
        paint.style.isRaised = true
        return paint
    }
}
