extension View {
    /// Gives the rows of the lists and tables in this view a menu, and something that a press of a row does in place of selecting
    /// it.
    ///
    ///     List(tools, selection: $chosen) { Text($0.name) }
    ///         .contextMenu(forSelectionType: Tool.ID.self) { tools in
    ///             Button("Lend") { lend(tools) }
    ///         } primaryAction: { tools in
    ///             open(tools)
    ///         }
    ///
    /// The menu is shown when a row is held down, or pressed with the other button of a mouse. It is about all selected rows, if
    /// the row is one of them, or else about the row alone. Lists whose selection is of another type have no such menu. While rows
    /// are edited, a press marks them as ever.
    ///
    /// - Parameters:
    ///   - itemType: The type that the selection knows rows by.
    ///   - menu: Makes the menu, given what it is about.
    ///   - primaryAction: What a press does, given the row that is pressed; nil for selecting it.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

struct SelectionMenuModifier<Item: Hashable, Items: View> {
    private let menu: (Set<Item>) -> Items
    private let primaryAction: ((Set<Item>) -> Void)?
    @State private var shown: Set<Item>?
    @State private var place = MenuPlace()
    @Environment(\.menuOrder) private var order

    nonisolated init(menu: @escaping (Set<Item>) -> Items, primaryAction: ((Set<Item>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    private var isPresented: Binding<Bool> {
        let shown = $shown
        return Binding(
            location: FunctionLocation(
                get: { shown.wrappedValue != nil }, set: { if !$0 { shown.wrappedValue = nil } }))
    }
}

extension SelectionMenuModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (shown, place) = ($shown, place)
        let rowMenu = SelectionMenu<Item>(primaryAction: primaryAction) { items, row in
            place.row = row
            shown.wrappedValue = items
        }
        content
            .environment(\.selectionMenu, rowMenu)
            .modifier(
                PopupModifier(isPresented: isPresented, anchor: { place.row }) {
                    MenuPopup(content: menu(shown.wrappedValue ?? []), preview: EmptyView(), order: order) {
                        shown.wrappedValue = nil
                    }
                })
    }
}

/// The row that a menu belongs to.
final class MenuPlace {
    weak var row: LayoutItem?

    nonisolated init() {}
}

/// The menu of the rows of lists whose selection is of some type.
class AnySelectionMenu {}

final class SelectionMenu<Item: Hashable>: AnySelectionMenu {
    let primaryAction: ((Set<Item>) -> Void)?
    /// Shows the menu of some rows at one of them.
    let show: (Set<Item>, LayoutItem) -> Void

    init(primaryAction: ((Set<Item>) -> Void)?, show: @escaping (Set<Item>, LayoutItem) -> Void) {
        self.primaryAction = primaryAction
        self.show = show
    }
}

extension EnvironmentValues {
    private struct SelectionMenuKey: EnvironmentKey {
        static var defaultValue: AnySelectionMenu? { nil }
    }

    var selectionMenu: AnySelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}
