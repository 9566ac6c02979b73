/// A column of a split view, as the list in it sees it: the list tells it whether something is selected, and is told when
/// the selection is to end.
@MainActor
final class SplitColumn {
    private(set) var hasSelection = false
    private weak var list: ViewNode?
    private var clear: () -> Void = {}
    var onChange: () -> Void = {}

    /// The list in the column has been evaluated.
    func list(_ list: ViewNode, hasSelection new: Bool, clear: @escaping () -> Void) {
        self.list = list
        self.clear = clear
        guard hasSelection != new else { return }
        hasSelection = new
        onChange()
    }

    /// A list has left the column; what was selected in it no longer counts.
    func listDidLeave(_ node: ViewNode) {
        guard list === node else { return }
        list = nil
        clear = {}
        hasSelection = false
        onChange()
    }

    func clearSelection() {
        clear()
    }
}

extension EnvironmentValues {
    private struct SplitColumnKey: EnvironmentKey {
        static var defaultValue: SplitColumn? { nil }
    }

    /// The leading column of a split view that a view stands in; nil in the last one and elsewhere.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    private struct SidebarKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The view stands in a column that is shown as a sidebar.
    var isSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}
