import Foundation
import SceneCore

/// The colours of a menu, at its place.
struct MenuLook: Equatable {
    let separator: SceneColor
    let mark: SceneColor

    @MainActor
    init(in environment: EnvironmentValues) {
        separator = StandardColor.separator.color(in: environment.colorScheme)
        mark = StandardColor.label.color(in: environment.colorScheme)
    }
}

/// All that is in a menu, from top to bottom: groups with a line between two.
final class MenuRowsItem: LayoutItem {
    private var groups: [MenuGroupItem] = []
    private var lines: [SeparatorItem] = []
    /// The first item is to be the nearest to the finger: at the lower end, in a menu that stands above.
    var isReversible = false {
        didSet { if isReversible != oldValue { layoutDidChange() } }
    }
    weak var popup: PopupItem? {
        didSet {
            popup?.onSideChange = { [weak self] in
                guard let self else { return }
                for group in groups { group.layoutDidChange() }
                layoutDidChange()
            }
        }
    }

    fileprivate var isReversed: Bool { isReversible && popup?.isAbove == true }

    var look: MenuLook? {
        didSet {
            guard look != oldValue else { return }
            handLook()
        }
    }

    /// An item whose content was there before stays.
    func show(_ new: [MenuGroup], dismissal: MenuDismissal) {
        let known = Dictionary(
            groups.flatMap(\.rows).compactMap { row in row.content.map { (ObjectIdentifier($0), row) } }
        ) { first, _ in first }
        let hasMarks = new.contains { $0.rows.contains { $0.action?.isOn != nil } }
        groups = new.map { group in
            let rows = group.rows.map { row in
                let item = known[ObjectIdentifier(row.item)] ?? MenuRowItem(window: window)
                item.show(row, hasMarkColumn: hasMarks, dismissal: dismissal)
                return item
            }
            let item = MenuGroupItem(window: window)
            item.show(rows, header: group.header)
            return item
        }
        lines = groups.dropFirst().map { _ in SeparatorItem(window: window) }
        handLook()
        adopt(subitems)
    }

    private func handLook() {
        guard let look else { return }
        for line in lines { line.color = look.separator }
        for row in groups.flatMap(\.rows) { row.color = look.mark }
    }

    override var subitems: [LayoutItem] { groups + lines }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? MenuMetrics.width
        let room = ProposedViewSize(width: width, height: nil)
        let heights = groups.reduce(0) { $0 + $1.sizeThatFits(room).height }
        return CGSize(
            width: width,
            height: heights + MenuMetrics.groupDistance * CGFloat(lines.count) + 2 * MenuMetrics.end)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let room = ProposedViewSize(width: size.width, height: nil)
        var y = MenuMetrics.end
        for (index, group) in (isReversed ? groups.reversed() : groups).enumerated() {
            if index > 0 {
                lines[index - 1].place(
                    at: CGPoint(x: MenuMetrics.inset, y: y + (MenuMetrics.groupDistance - MenuMetrics.line) / 2),
                    proposal: ProposedViewSize(
                        width: max(0, size.width - 2 * MenuMetrics.inset), height: MenuMetrics.line))
                y += MenuMetrics.groupDistance
            }
            group.place(at: CGPoint(x: 0, y: y), proposal: room)
            y += group.frame.height
        }
    }
}

/// Items of a menu that no line parts, below their header.
private final class MenuGroupItem: LayoutItem {
    private(set) var rows: [MenuRowItem] = []
    private lazy var joined = JoinedItems(window: window)
    private lazy var headerBox = SilentItem(window: window)
    private var hasHeader = false

    private var isReversed: Bool { (container as? MenuRowsItem)?.isReversed == true }

    func show(_ rows: [MenuRowItem], header: [LayoutItem]) {
        self.rows = rows
        hasHeader = !header.isEmpty
        headerBox.content = joined.join(header)
        adopt(subitems)
    }

    override var subitems: [LayoutItem] { (hasHeader ? [headerBox] : []) + rows }

    private func headerRoom(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - 2 * MenuMetrics.inset) }, height: nil)
    }

    private func headerHeight(_ width: CGFloat?) -> CGFloat {
        guard hasHeader else { return 0 }
        return headerBox.sizeThatFits(headerRoom(width)).height + MenuMetrics.headerTop + MenuMetrics.headerBottom
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let room = ProposedViewSize(width: proposal.width, height: nil)
        let heights = rows.reduce(0) { $0 + $1.sizeThatFits(room).height }
        return CGSize(width: proposal.width ?? 0, height: heights + headerHeight(proposal.width))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        headerBox.place(
            at: CGPoint(x: MenuMetrics.inset, y: MenuMetrics.headerTop), proposal: headerRoom(size.width))
        var y = headerHeight(size.width)
        for row in isReversed ? rows.reversed() : rows {
            row.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
            y += row.frame.height
        }
    }

    override func paint() -> Paint? {
        guard hasHeader else { return nil }
        var paint = Paint()
        paint.meaning = Meaning(role: .group, label: headerBox.spokenText)
        return paint
    }
}
