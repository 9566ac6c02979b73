import Foundation
import SceneCore

/// At the leading end of a row while its list is edited: a sign by which it is deleted, or a circle that says whether it is
/// marked.
final class RowMarkItem: LayoutItem {
    enum Kind: Equatable {
        case delete
        case marked(Bool)
    }

    private var kind = Kind.delete
    private var label = ""
    private var tint = SceneColor(0, 0, 0)
    private var quiet = SceneColor(0, 0, 0)
    var onPress: () -> Void = {}

    func show(_ kind: Kind, label: String, look: ListLook) {
        guard kind != self.kind || label != self.label || look.tint != tint || look.chevron != quiet else { return }
        self.kind = kind
        self.label = label
        tint = look.tint
        quiet = look.chevron
        sceneDidChange()
    }

    /// The circle of a marked row only shows what the row itself says.
    override var isControl: Bool { kind == .delete }

    override func press() {
        onPress()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: SwipeMetrics.markSide, height: SwipeMetrics.markSide)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.cornerRadius = SwipeMetrics.markSide / 2
        switch kind {
        case .delete:
            paint.style.background = StandardColor.red.color(in: .light)
            paint.content = Self.drawing(SwipeMetrics.minusPath)
            paint.meaning = Meaning(role: .button, label: Words.delete(label))
            paint.meaning.isPressable = true
        case .marked(true):
            paint.style.background = tint
            paint.content = Self.drawing(SwipeMetrics.checkPath)
            paint.meaning.isHidden = true
        case .marked(false):
            paint.content = .path(
                ScenePath(data: SwipeMetrics.circlePath, stroke: quiet, lineWidth: SwipeMetrics.fineStroke))
            paint.meaning.isHidden = true
        }
        return paint
    }

    private static func drawing(_ path: String) -> SceneContent {
        .path(ScenePath(data: path, stroke: SceneColor(255, 255, 255), lineWidth: SwipeMetrics.stroke))
    }
}

/// At the trailing end of a row that can be moved, while its list is edited: it is dragged, or moved by the arrow keys.
final class RowHandleItem: LayoutItem {
    private var label = ""
    private var color = SceneColor(0, 0, 0)
    var onMove: (Int) -> Void = { _ in }

    func show(label: String, color: SceneColor) {
        guard label != self.label || color != self.color else { return }
        self.label = label
        self.color = color
        sceneDidChange()
    }

    override var isControl: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: SwipeMetrics.handleWidth, height: SwipeMetrics.markSide)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .path(
            ScenePath(data: SwipeMetrics.handlePath, stroke: color, lineWidth: SwipeMetrics.stroke))
        paint.meaning = Meaning(role: .button, label: Words.reorder(label))
        paint.meaning.isPressable = true
        paint.meaning.movesRow = true
        return paint
    }
}

/// Deletes a row: what a swipe uncovers where the app has said nothing else.
final class RowDeleteItem: LayoutItem {
    private let icon: RowDeleteIconItem
    var onPress: () -> Void = {}

    override init(window: Window) {
        icon = RowDeleteIconItem(window: window)
        super.init(window: window)
        adopt([icon])
    }

    override var isControl: Bool { true }
    override var subitems: [LayoutItem] { [icon] }

    override func press() {
        onPress()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: SwipeMetrics.width, height: proposal.height ?? SwipeMetrics.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let side = SwipeMetrics.markSide
        icon.place(
            at: CGPoint(x: (size.width - side) / 2, y: (size.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.style.background = StandardColor.red.color(in: .light)
        paint.style.cornerRadius = frame.height / 2
        paint.meaning = Meaning(role: .button, label: Words.delete)
        paint.meaning.isPressable = true
        return paint
    }
}

private final class RowDeleteIconItem: LayoutItem {
    override func paint() -> Paint? {
        var paint = Paint()
        paint.content = .path(
            ScenePath(
                data: SwipeMetrics.trashPath, stroke: SceneColor(255, 255, 255), lineWidth: SwipeMetrics.fineStroke))
        paint.meaning.isHidden = true
        return paint
    }
}

/// The buttons that a swipe has uncovered, from the edge inwards.
final class RowTrayItem: LayoutItem {
    private var buttons: [LayoutItem] = []
    private var edge = HorizontalEdge.trailing

    func show(_ buttons: [LayoutItem], at edge: HorizontalEdge) {
        guard edge != self.edge || !buttons.elementsEqual(self.buttons, by: ===) else { return }
        self.edge = edge
        self.buttons = buttons
        adopt(buttons)
    }

    override var subitems: [LayoutItem] { edge == .leading ? buttons : buttons.reversed() }

    private func room(_ height: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(
            width: nil, height: height.map { max(0, min($0 - SwipeMetrics.distance, SwipeMetrics.height)) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = room(proposal.height)
        let widths = buttons.reduce(0) { $0 + $1.sizeThatFits(room).width + SwipeMetrics.distance }
        return CGSize(width: widths + SwipeMetrics.distance, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = room(size.height)
        var x = SwipeMetrics.distance
        for button in subitems {
            let own = button.sizeThatFits(room)
            button.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), proposal: room)
            x += own.width + SwipeMetrics.distance
        }
    }
}
