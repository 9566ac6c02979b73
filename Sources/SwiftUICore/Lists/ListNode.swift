import SceneCore

/// A list in the graph: knows its rows, and hears which of them is pressed.
final class ListNode<SelectionValue: Hashable, Content: View>: ValueNode<List<SelectionValue, Content>>,
    ScrollingNode
{
    var isTellingListeners = false
    private lazy var item = ListItem(window: window)
    private lazy var selectionNode = ListSelectionNode<SelectionValue>(inputs: inputs(for: nil))
    private var content: ViewNode?
    private var rowEnvironment = DerivedEnvironment()
    private var rows: [ListRow] = []
    private var isEditing = false
    private var menu: SelectionMenu<SelectionValue>?
    private var actsOnPress = false

    override var children: [ViewNode] { content.map { [$0, selectionNode] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }
    override var makesRows: Bool? { true }
    override var lazyAxis: Axis? { .vertical }

    /// What is in a row is on screen when the row can be seen.
    override func showsItems(of descendant: ViewNode) -> Bool {
        scroller.showsSomething(of: descendant, along: .vertical)
    }
    var scroller: Scroller { item.position }

    override func evaluate() {
        let isFirst = content == nil
        let inputs = inputs(for: content, environment: environmentOfRows())
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs).node
        readingEnvironment {
            var look = ListLook(
                style: environment.listStyle.resolved(isSidebar: environment.isSidebar), environment: environment)
            let body = Font.body.descriptor(in: environment)
            look.makeRoom(forLine: window.services.text.height(ofLines: 1, font: body))
            item.look = look
            item.settings = ScrollSettings(
                showsIndicators: environment.scrollIndicators.vertical.isShown, isEnabled: environment.isScrollEnabled,
                bounces: environment.scrollBounces.contains(.vertical))
            item.refreshing.color = look.chevron
            item.refreshing.action = environment.refreshByPulling
            adoptScrolling()
        }
        scroller.owner = self
        let mode = reading { environment.editMode?.wrappedValue ?? .inactive }
        isEditing = mode.isEditing
        item.editing = ListEditing(isActive: isEditing, marksRows: value.selection.isOfMany)
        if isFirst { collectRows() }
        adoptMenu()
        item.onSelect = onSelect
        selectionNode.show(value.selection, in: item)
    }

    override func willUnmount() {
        item.refreshing.stop()
    }

    private func environmentOfRows() -> EnvironmentValues {
        rowEnvironment.derive(from: environment) {
            $0.isInListRow = true
            $0.forgetScrolling()
        }
    }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === content ? environmentOfRows() : environment
    }

    override func collectItems() {
        collectRows()
        selectionNode.show(value.selection, in: item)
    }

    private func collectRows() {
        var all: [ListRow] = []
        all.reserveCapacity(rows.count)
        content?.appendRows(to: &all)
        rows = all.filter { $0.part == .row }
        item.setGroups(ListGroup.groups(of: all))
        selectionNode.hasDistantRow = { [weak self] in
            self?.content?.holdsElement(named: $0) ?? false
        }
        selectionNode.rows = rows.map { $0.identity?.value(as: SelectionValue.self) }
    }

    /// A press selects rows only if one of them can be chosen by it (`behaviour` A6.01, A6.02).
    private var onSelect: ((Int) -> Bool)? {
        if case .none = value.selection, !actsNow { return nil }
        if value.selection.isOfMany, !isEditing, !actsNow { return nil }
        return { [weak self] index in self?.select(index) ?? false }
    }

    private func identity(of index: Int) -> SelectionValue? {
        rows.indices.contains(index) ? rows[index].identity?.value(as: SelectionValue.self) : nil
    }

    /// A press of a row does something in place of selecting it.
    private var actsNow: Bool { actsOnPress && !isEditing }

    /// A menu for selections of another type is none for this list.
    private func adoptMenu() {
        let rowMenu = readingEnvironment { environment.rowMenu }
        menu = rowMenu?.selectionMenu as? SelectionMenu<SelectionValue>
        actsOnPress = menu != nil && rowMenu?.actsOnPress == true
        item.onMenu = menu == nil ? nil : { [weak self] index, row in self?.showMenu(of: index, at: row) }
    }

    private func showMenu(of index: Int, at row: LayoutItem) {
        guard let id = identity(of: index) else { return }
        let selected = value.selection.values
        menu?.show(for: selected.contains(id) ? selected : [id], at: row)
    }

    /// Whether the selection has taken the row.
    private func select(_ index: Int) -> Bool {
        guard let id = identity(of: index) else { return false }
        if actsNow {
            menu?.primaryAction([id])
            return true
        }
        switch value.selection {
        case .none: return false
        case .one(let binding): binding.wrappedValue = id
        case .many(let binding):
            binding.wrappedValue.formSymmetricDifference([id])
        }
        return true
    }
}
