import Foundation
import SceneCore

/// A list in the layout: it scrolls, reaches from edge to edge, and keeps its sections clear of the bars.
final class ListItem: LayoutItem, RefreshingItem {
    private var sections: [ListSectionItem] = []
    /// Those of all sections, in order, and the gaps between them.
    private var lines: [ListRowItem] = []
    /// The same without the gaps.
    private var rows: [ListRowItem] = []
    /// The large title of the screen, which scrolls with the rows.
    private var title: LayoutItem?

    /// What is behind the rows has another colour.
    var onBackgroundChange: () -> Void = {}

    var look: ListLook? {
        didSet {
            guard look != oldValue else { return }
            for section in sections { section.look = look }
            layoutDidChange()
            if look?.background != oldValue?.background { onBackgroundChange() }
        }
    }

    /// A row whose content was there before stays, as does a section.
    func setGroups(_ groups: [ListGroup]) {
        let oldRows = Dictionary(lines.map { ($0.content.map(ObjectIdentifier.init), $0) }) { first, _ in first }
        let oldSections = Dictionary(sections.map { ($0.place, $0) }) { first, _ in first }
        lines.removeAll(keepingCapacity: true)
        sections = groups.map { group in
            let own = group.rows.map { row in
                let item = oldRows[ObjectIdentifier(row.item)] ?? ListRowItem(window: window)
                item.editing = editing
                item.show(row)
                return item
            }
            lines += own
            let section = oldSections[group.place] ?? ListSectionItem(window: window)
            section.show(group, rows: own)
            section.look = look
            return section
        }
        rows = lines.filter { $0.gap == nil }
        adopt(subitems)
        hand(onSelect)
        hand(onMenu)
        for index in rows.indices { showSelection(at: index) }
    }

    /// Given the row's place in the list, selects the row and says whether that was done; nil if rows cannot be selected by a
    /// press.
    var onSelect: ((Int) -> Bool)? {
        didSet { if (onSelect == nil) != (oldValue == nil) { hand(onSelect) } }
    }

    private func hand(_ onSelect: ((Int) -> Bool)?) {
        for (index, row) in rows.enumerated() { row.onSelect = onSelect.map { select in { select(index) } } }
    }

    /// Given the row and its place in the list, shows the row's menu; nil if rows have none from the list.
    var onMenu: ((Int, LayoutItem) -> Void)? {
        didSet { if (onMenu == nil) != (oldValue == nil) { hand(onMenu) } }
    }

    private func hand(_ onMenu: ((Int, LayoutItem) -> Void)?) {
        for (index, row) in rows.enumerated() {
            row.onMenu = onMenu.map { show in { [weak row] in if let row { show(index, row) } } }
        }
    }

    private(set) lazy var refreshing = RefreshControl(of: self)

    /// How the rows are edited.
    var editing = ListEditing() {
        didSet { if editing != oldValue { for row in rows { row.editing = editing } } }
    }

    private var selected: Set<Int> = []

    func select(_ new: Set<Int>) {
        let changed = new.symmetricDifference(selected)
        selected = new
        for index in changed {
            showSelection(at: index - 1)
            showSelection(at: index)
        }
    }

    /// No line is to be seen at the edges of a selected row.
    private func showSelection(at index: Int) {
        guard rows.indices.contains(index) else { return }
        rows[index].isSelected = selected.contains(index)
        rows[index].isLineCovered = selected.contains(index) || selected.contains(index + 1)
    }

    override var subitems: [LayoutItem] {
        refreshing.subitems + (title.map { [$0] } ?? []) + sections
    }

    override var reachesEdges: Bool { true }
    override var scrollingItem: LayoutItem? { self }
    private(set) lazy var position = Scroller(of: self)
    override var scroller: Scroller? { position }

    override func takeLargeTitle(_ item: LayoutItem?) -> Bool {
        if title !== item {
            title = item
            adopt(subitems)
        }
        return true
    }

    private func plan(in size: CGSize, look: ListLook) -> ListPlan {
        ListPlan(
            width: size.width, safeArea: safeArea,
            titleHeight: title?.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height, look: look,
            sections: sections.map(\.surroundings), refreshHeight: refreshing.height
        ) { index, width in
            sections[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
    }

    /// As it was placed last.
    private var placed: ListPlan?

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let look else { return }
        let plan = plan(in: size, look: look)
        placed = plan
        refreshing.place(below: safeArea.top, width: size.width)
        title?.place(at: plan.titleOrigin, proposal: ProposedViewSize(width: size.width, height: nil))
        for (section, origin) in zip(sections, plan.sectionOrigins) {
            section.place(at: origin, proposal: ProposedViewSize(width: plan.sectionWidth, height: nil))
            section.pinHeader(in: position, below: safeArea.top)
        }
        position.adopt(room(in: size, contentSize: plan.contentSize))
    }

    private func room(in size: CGSize, contentSize: CGSize) -> ScrollRoom {
        let titleHeight = title?.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height ?? 0
        return ScrollRoom(
            size: size, extent: CGSize(width: size.width, height: max(size.height, contentSize.height)),
            content: CGSize(
                width: max(0, contentSize.width - safeArea.horizontal),
                height: max(0, contentSize.height - safeArea.vertical - titleHeight)),
            insets: EdgeInsets(
                top: safeArea.top + titleHeight, leading: safeArea.leading, bottom: safeArea.bottom,
                trailing: safeArea.trailing),
            covered: safeArea)
    }

    var settings = ScrollSettings() {
        didSet { if settings != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard let look, let placed else { return nil }
        var paint = Paint()
        var scroll = SceneScroll(contentSize: placed.contentSize)
        scroll.isEnabled = settings.isEnabled
        scroll.showsIndicators = settings.showsIndicators
        scroll.bounces = settings.bounces
        scroll.canRefresh = refreshing.action != nil
        position.paint(&scroll)
        paint.content = .scroll(scroll)
        paint.style.background = look.background
        return paint
    }
}
