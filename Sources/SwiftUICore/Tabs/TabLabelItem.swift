import Foundation
import SceneCore

/// The label of a tab in a bar: the picture over the text at the bottom, the text alone at the top.
final class TabLabelItem: LayoutItem {
    private var parts: [LayoutItem] = []
    var isAtTop = false {
        didSet { if isAtTop != oldValue { adopt(subitems) } }
    }
    /// The picture alone: the tab stands apart from the others.
    var isSymbolOnly = false {
        didSet { if isSymbolOnly != oldValue { adopt(subitems) } }
    }

    func setParts(_ new: [LayoutItem]) {
        guard !new.elementsEqual(parts, by: ===) else { return }
        parts = new
        adopt(subitems)
    }

    private var texts: [LayoutItem] { parts.filter { $0.firstTextOffset != nil } }
    private var pictures: [LayoutItem] { parts.filter { $0.firstTextOffset == nil } }

    /// What the tab is called: by its text, or by its picture if it has none.
    override var spokenText: String {
        let spoken = texts.isEmpty ? parts : texts
        return spoken.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Where there is no room for both, a picture stands in for a missing text only.
    override var subitems: [LayoutItem] {
        if isAtTop { return texts.isEmpty ? pictures : texts }
        return isSymbolOnly && !pictures.isEmpty ? pictures : parts
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = subitems.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let (shown, texts) = (subitems, texts)
        let hasBoth = shown.contains { $0.firstTextOffset == nil } && shown.contains { $0.firstTextOffset != nil }
        for part in shown {
            let own = part.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
            var y = (size.height - own.height) / 2
            if hasBoth, !isAtTop {
                let isText = texts.contains { $0 === part }
                y =
                    isText
                    ? TabMetrics.labelTop : TabMetrics.symbolTop + (TabMetrics.symbolBox - own.height) / 2
            }
            part.place(
                at: CGPoint(x: (size.width - own.width) / 2, y: y),
                proposal: ProposedViewSize(width: size.width, height: nil))
        }
    }

    /// The tab speaks for its label.
    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning.isHidden = true
        return paint
    }
}

/// A number or a text at a tab.
final class TabBadgeItem: LayoutItem {
    private let text: TextItem
    private var background = SceneColor(0, 0, 0)

    override init(window: Window) {
        text = TextItem(window: window)
        super.init(window: window)
        adopt([text])
    }

    func show(_ string: String, background: SceneColor) {
        self.background = background
        text.show(
            string, font: FontDescriptor(size: TabMetrics.badgeTextSize), color: SceneColor(255, 255, 255),
            lineLimit: 1,
            alignment: .center)
        sceneDidChange()
    }

    override var subitems: [LayoutItem] { [text] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = text.sizeThatFits(.unspecified).width + 2 * TabMetrics.badgePadding
        return CGSize(width: max(TabMetrics.badgeSize, width), height: TabMetrics.badgeSize)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let own = text.sizeThatFits(.unspecified)
        text.place(
            at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: .unspecified)
    }

    /// The tab speaks for it.
    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = background
        paint.style.cornerRadius = TabMetrics.badgeSize / 2
        paint.meaning.isHidden = true
        return paint
    }
}
