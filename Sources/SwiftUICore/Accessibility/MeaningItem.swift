import Foundation
import SceneCore

/// Changes what the view in it means: that of the one thing in it that has a meaning, or, of several things, what they mean
/// together. A label then speaks for all of them.
final class MeaningItem: WrappingItem {
    private let quiet: QuietItem
    var change = MeaningChange() {
        didSet { if change != oldValue { meaningDidChange() } }
    }

    required init(around content: LayoutItem) {
        quiet = QuietItem(around: content)
        super.init(around: quiet)
        quiet.isQuiet = { [unowned self] in speaksForAll }
    }

    private func meaningDidChange() {
        speaker?.sceneDidChange()
        quiet.sceneDidChange()
        sceneDidChange()
    }

    override var meaningChange: MeaningChange? { change }

    /// The one thing in the view that has a meaning; nil if the view is made of several.
    private var speaker: LayoutItem? {
        var item = quiet.content
        while (item.paint()?.meaning.role ?? Role.none) == Role.none {
            guard let inner = item.wrapped else { return nil }
            item = inner
        }
        return item
    }

    private var speaksForAll: Bool { change.label != nil && speaker == nil }

    override var spokenText: String { change.label ?? quiet.content.spokenText }

    override func paint() -> Paint? {
        guard speaker == nil else { return nil }
        var paint = Paint()
        if speaksForAll { paint.meaning.role = .group }
        change.apply(to: &paint.meaning)
        return paint
    }
}

/// Keeps what is in it from being read while something else speaks for it.
private final class QuietItem: WrappingItem {
    var isQuiet: () -> Bool = { false }

    override func paint() -> Paint? {
        guard isQuiet() else { return nil }
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}
