import Foundation
import SceneCore

/// Changes what the view in it means: that of the one thing in it that has a meaning, or, of several things, what they mean
/// together. A label then speaks for all of them, unless there are controls among them.
final class MeaningItem: WrapperItem {
    private lazy var quiet = QuietItem(window: window)
    var change = MeaningChange() {
        didSet { if change != oldValue { meaningDidChange() } }
    }

    /// What the app does when the view is used in another way than by a finger.
    var action: MeaningAction?

    override func contentDidChange() {
        quiet.content = content
        quiet.isQuiet = { [weak self] in self?.speaksForAll ?? false }
    }

    private func meaningDidChange() {
        speaker?.sceneDidChange()
        quiet.sceneDidChange()
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { [quiet] }
    override var wrapped: LayoutItem? { quiet }
    override var meaningChange: MeaningChange? { change }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        quiet.placeInside(self, proposal: proposal)
    }

    /// The one thing in the view that has a meaning; nil if the view is made of several.
    private var speaker: LayoutItem? {
        var item = content
        while let current = item, (current.paint()?.meaning.role ?? Role.none) == Role.none {
            item = current.wrapped
        }
        return item
    }

    private var speaksForAll: Bool { change.label != nil && speaker == nil && !hasControls }

    override var spokenText: String { change.label ?? super.spokenText }

    override func paint() -> Paint? {
        guard speaker == nil else { return nil }
        var paint = Paint()
        if change.makesElement { paint.meaning.role = .group }
        change.apply(to: &paint.meaning)
        return paint
    }
}

/// Keeps what is in it from being read while something else speaks for it.
private final class QuietItem: WrapperItem {
    var isQuiet: () -> Bool = { false }

    override func paint() -> Paint? {
        guard isQuiet() else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}
