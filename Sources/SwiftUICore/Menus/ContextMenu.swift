import SceneCore

extension View {
    /// Shows a menu when the view is held down, or pressed with the other button of a mouse. A view without anything in the menu
    /// has none.
    ///
    ///     Text("Stove")
    ///         .contextMenu {
    ///             Button("Lend") { lend() }
    ///         }
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: EmptyView()))
    }

    /// Shows a menu when the view is held down, or pressed with the other button of a mouse, and above the menu what it is about.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }
}

struct ContextMenuModifier<Items: View, Preview: View> {
    let items: Items
    let preview: Preview
    @State private var isPresented = false
    @Environment(\.menuOrder) private var order

    nonisolated init(items: Items, preview: Preview) {
        self.items = items
        self.preview = preview
    }
}

extension ContextMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isPresented = $isPresented
        content
            .modifier(MenuRequestModifier(isEnabled: !(items is EmptyView)) { isPresented.wrappedValue = true })
            .modifier(
                PopupModifier(isPresented: isPresented) {
                    MenuPopup(content: items, preview: preview, order: order) { isPresented.wrappedValue = false }
                })
    }
}

/// Hears that the person asks for the menu of the view.
struct MenuRequestModifier {
    let isEnabled: Bool
    let show: () -> Void
}

extension MenuRequestModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MenuRequestNode.self, for: modifier, body: body)
    }
}

private final class MenuRequestNode: WrapperNode<MenuRequestModifier, MenuRequestItem> {
    override func update(_ wrapper: MenuRequestItem) {
        let isEnabled = readingEnvironment { environment.isEnabled }
        wrapper.onRequest = value.modifier.isEnabled && isEnabled ? value.modifier.show : nil
    }
}

private final class MenuRequestItem: WrapperItem {
    /// Nil for a view without a menu.
    var onRequest: (() -> Void)? {
        didSet { if (onRequest == nil) != (oldValue == nil) { sceneDidChange() } }
    }

    override func showMenu() {
        onRequest?()
    }

    override func paint() -> Paint? {
        guard onRequest != nil else { return nil }
        var paint = Paint()
        paint.meaning.hasContextMenu = true
        return paint
    }
}
