import Foundation

/// A menu while it is shown: what is in it becomes its items, as that of a list becomes rows. Not a view of the public API.
struct MenuPopup<Content: View, Preview: View> {
    let content: Content
    let preview: Preview
    let order: MenuOrder
    let onDismiss: () -> Void
}

extension MenuPopup: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(MenuPopupNode<Content, Preview>.self, for: view)
    }
}

private final class MenuPopupNode<Content: View, Preview: View>: ValueNode<MenuPopup<Content, Preview>>, PoppedUpNode {
    private(set) lazy var item = PopupItem(window: window)
    private lazy var rows = MenuRowsItem(window: window)
    private lazy var joined = JoinedItems(window: window)
    private lazy var dismissal = MenuDismissal { [weak self] in self?.value.onDismiss() }
    private var content: ViewNode?
    private var preview: ViewNode?
    private var contentEnvironment = DerivedEnvironment()

    override var children: [ViewNode] { [content, preview].compactMap { $0 } }
    override var ownItems: [LayoutItem]? { [] }
    override var collectsItems: Bool { true }
    override var makesRows: Bool? { true }
    override var standsAlone: Bool { true }

    override func environment(for child: ViewNode) -> EnvironmentValues {
        child === content ? childEnvironment() : environment
    }

    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) { $0.beginMenu(dismissal) }
    }

    override func evaluate() {
        let isFirst = content == nil
        content =
            Content._makeView(
                view: _GraphValue(value.content), inputs: inputs(for: content, environment: childEnvironment())
            ).node
        preview = Preview._makeView(view: _GraphValue(value.preview), inputs: inputs(for: preview)).node
        readingEnvironment {
            item.showPreview(
                joined.join(preview?.items ?? []),
                background: StandardColor.background.color(in: environment.colorScheme))
            item.show(rows, look: PopupLook(.menu, width: MenuMetrics.width, in: environment))
            rows.look = MenuLook(in: environment)
        }
        rows.isReversible = value.order == .priority
        rows.popup = item
        item.onDismiss = value.onDismiss
        guard isFirst else { return }
        collectItems()
        window.rootItem?.add(item)
    }

    override func collectItems() {
        item.showPreview(
            joined.join(preview?.items ?? []), background: StandardColor.background.color(in: environment.colorScheme))
        var all: [ListRow] = []
        content?.appendRows(to: &all)
        rows.show(MenuGroup.groups(of: all), dismissal: environment.menuDismissal ?? dismissal)
    }

    override func willUnmount() {
        window.rootItem?.remove(item)
    }
}

extension EnvironmentValues {
    /// What stands around a menu does not reach into it, as far as it is about looks and places.
    @MainActor
    fileprivate mutating func beginMenu(_ dismissal: MenuDismissal) {
        isInMenu = true
        isInListRow = false
        if menuDismissal == nil { menuDismissal = dismissal }
        popUpState = nil
        sceneLink = nil
        stackAxis = nil
        areLabelsHidden = false
        foregroundColor = nil
        font = nil
        buttonStyle = AnyButtonStyle { AnyView(MenuButton(configuration: $0)) }
        toggleStyle = AnyToggleStyle { AnyView(MenuToggle(configuration: $0)) }
        labelStyle = AnyLabelStyle { AnyView(MenuLabel(configuration: $0)) }
    }
}

/// The items of a menu that no line parts.
struct MenuGroup {
    private(set) var header: [LayoutItem] = []
    private(set) var rows: [ListRow] = []

    /// A group ends where a section begins or ends, and at a divider.
    @MainActor
    static func groups(of rows: [ListRow]) -> [MenuGroup] {
        var groups: [MenuGroup] = []
        for part in ListGroup.groups(of: rows) {
            var group = MenuGroup(header: part.header.map(\.item))
            for row in part.rows {
                guard row.item is DividerItem else {
                    group.rows.append(row)
                    continue
                }
                groups.append(group)
                group = MenuGroup()
            }
            groups.append(group)
        }
        return groups.filter { !$0.rows.isEmpty }
    }
}
