/// Content that does something when it is pressed: what all styles of buttons come down to.
struct PressArea<Content: View> {
    let surface: ButtonSurface?
    /// The content itself shows that it is pressed.
    let isSteady: Bool
    /// Whether it is on, for a switch; nil for a button.
    var isOn: Bool?
    /// The keyboard does not stop at it: what it is in does the same.
    var isPassedByKeys = false
    let action: @MainActor () -> Void
    /// Told when the person begins and ends to hold the content down; nil if nobody asks.
    let onPressing: ((Bool) -> Void)?
    let content: Content
}

extension PressArea: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(PressAreaNode<Content>.self, for: view)
    }
}

private final class PressAreaNode<Content: View>: ValueNode<PressArea<Content>> {
    private lazy var item = ButtonItem(window: window)
    private lazy var row = StackItem(window: window)
    private var closesMenu = true
    private var content: ViewNode?
    private var contentEnvironment = DerivedEnvironment()

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    /// What stands in a link is no link itself, shows no menu and has no key of its own.
    override func childEnvironment() -> EnvironmentValues {
        contentEnvironment.derive(from: environment) {
            $0.sceneLink = nil
            $0.popUpState = nil
            $0.ownKeyboardShortcut = nil
        }
    }

    override func evaluate() {
        let isFirst = content == nil
        let inputs = inputs(for: content, environment: childEnvironment())
        content = Content._makeView(view: _GraphValue(value.content), inputs: inputs).node
        item.surface = value.surface
        item.isSteady = value.isSteady
        item.isPassedByKeys = value.isPassedByKeys
        let (isEnabled, link) = readingEnvironment { (environment.isEnabled, environment.sceneLink) }
        let (popUp, closesMenu) = readingEnvironment { (environment.popUpState, environment.closesMenu) }
        let shortcut = readingEnvironment { environment.sceneShortcut }
        let isOther =
            isEnabled != item.isEnabled || link != item.link || value.isOn != item.isOn || popUp != item.popUp
            || shortcut != item.shortcut
        if isOther, item.isRow {
            rowDidChange()
        }
        item.popUp = popUp
        self.closesMenu = closesMenu
        item.isEnabled = isEnabled
        item.link = link
        item.shortcut = shortcut
        item.isOn = value.isOn
        let dismissal = readingEnvironment { environment.isInMenu ? environment.menuDismissal : nil }
        item.isInMenu = dismissal != nil
        item.onPress = { [action = value.action, weak item] in
            action()
            // What is a whole item of a menu leaves this to it.
            if item?.isRow == false, closesMenu, popUp == nil { dismissal?.dismiss() }
        }
        item.onPressing = value.onPressing
        if isFirst { collectItems() }
    }

    /// A label of several views is a row of them.
    override func collectItems() {
        let items = content?.items ?? []
        guard items.count != 1 else {
            item.content = items[0]
            return
        }
        row.settings = StackSettings(axis: .horizontal, alignment: .center)
        row.setChildren(items)
        item.content = row
    }

    /// A button without a border is the whole row (`behaviour` A6.09).
    override func appendRows(to rows: inout [ListRow]) {
        var row = ListRow(item: item)
        item.isRow = value.surface == nil
        if item.isRow {
            row.action = RowAction(isEnabled: item.isEnabled, link: item.link, isOn: item.isOn) { [weak item] _ in
                item?.press()
            }
            row.action?.popUp = item.popUp
            row.action?.shortcut = item.shortcut
            row.action?.closesMenu = closesMenu && item.popUp == nil
        }
        rows.append(row)
    }
}
