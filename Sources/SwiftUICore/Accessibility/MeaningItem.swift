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

    /// Takes in what was copied elsewhere.
    var onPaste: ((String) -> Void)?

    /// What follows the keyboard's focus in the view, and the focus of whoever listens.
    weak var keyboardStop: (any KeyboardStop)?
    weak var spokenFocus: (any FocusableNode)?

    override func contentDidChange() {
        quiet.content = content
        quiet.isQuiet = { [weak self] in self?.speaksForAll ?? false }
    }

    func meaningDidChange() {
        speaker?.sceneDidChange()
        quiet.sceneDidChange()
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { [quiet] }
    override var wrapped: LayoutItem? { quiet }
    override var meaningChange: MeaningChange? {
        guard change.focus != nil, isSpokenForByRow else { return change }
        var change = change
        change.focus = nil
        return change
    }

    /// The view is all that is in a row that is a button: who comes to the button is at the view.
    private var isSpokenForByRow: Bool {
        var item: LayoutItem = self
        while let around = item.container, around.wrapped === item { item = around }
        guard let row = item.container?.container as? RowBodyItem, row.view === item else { return false }
        return row.speaksForContent
    }

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
        meaningChange?.apply(to: &paint.meaning)
        return paint
    }
}

extension LayoutItem {
    /// What the app says of all of the item, the outermost first.
    final var meaningsOfWhole: [MeaningItem] {
        var found: [MeaningItem] = []
        var item: LayoutItem? = self
        while let current = item {
            if let meaning = current as? MeaningItem { found.append(meaning) }
            item = current.wrapped
        }
        return found
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
