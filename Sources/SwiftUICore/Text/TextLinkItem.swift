import Foundation
import SceneCore

/// A stretch of a link within a text: what can be pressed there. The letters are the text's.
final class TextLinkItem: LayoutItem {
    private var link: TextLink?
    private var isFirst = true
    private var onPress: () -> Void = {}

    /// - Parameter isFirst: The stretch speaks for all of the link.
    func show(_ new: TextLink, isFirst: Bool, onPress: @escaping () -> Void) {
        self.onPress = onPress
        guard new != link || isFirst != self.isFirst else { return }
        link = new
        self.isFirst = isFirst
        sceneDidChange()
    }

    override var isControl: Bool { true }

    override func paint() -> Paint? {
        guard let link else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .link, label: link.label)
        paint.meaning.link = link.link
        paint.meaning.isPressable = true
        paint.meaning.isHidden = !isFirst
        return paint
    }

    /// The text has said it.
    override var spokenText: String { "" }

    override func press() {
        onPress()
    }
}
