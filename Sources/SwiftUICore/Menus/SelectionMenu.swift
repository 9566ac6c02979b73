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
    /// What the menu that is shown is about.
    @State private var shown: Set<Item>?
    @State private var rows = SelectionMenu<Item>()
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
        let (shown, rows) = ($shown, rows)
        let _ = rows.connect(primaryAction: primaryAction) { shown.wrappedValue = $0 }
        content
            .environment(\.rowMenu, RowMenu(selectionMenu: rows, actsOnPress: primaryAction != nil))
            .modifier(
                PopupModifier(isPresented: isPresented, anchor: { rows.row }) {
                    MenuPopup(content: menu(shown.wrappedValue ?? []), preview: EmptyView(), order: order) {
                        shown.wrappedValue = nil
                    }
                })
    }
}

/// What lists know of the menu that their rows have in common. It stays the same while the menu comes and goes: the rows need not
/// be made again for that.
struct RowMenu {
    let selectionMenu: AnySelectionMenu
    /// A press of a row does something in place of selecting it.
    let actsOnPress: Bool
}

/// The menu of the rows of lists whose selection is of some type.
class AnySelectionMenu {}

final class SelectionMenu<Item: Hashable>: AnySelectionMenu {
    private(set) var primaryAction: (Set<Item>) -> Void = { _ in }
    private var present: (Set<Item>) -> Void = { _ in }
    /// The row that the menu was asked for at.
    private(set) weak var row: LayoutItem?

    nonisolated override init() {}

    func connect(primaryAction: ((Set<Item>) -> Void)?, present: @escaping (Set<Item>) -> Void) {
        self.primaryAction = primaryAction ?? { _ in }
        self.present = present
    }

    /// Shows the menu of some rows at one of them.
    func show(for items: Set<Item>, at row: LayoutItem) {
        self.row = row
        present(items)
    }
}

extension EnvironmentValues {
    private struct RowMenuKey: EnvironmentKey {
        static var defaultValue: RowMenu? { nil }
    }

    var rowMenu: RowMenu? {
        get { self[RowMenuKey.self] }
        set { self[RowMenuKey.self] = newValue }
    }
}
