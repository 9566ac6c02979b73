/// A column of a split view, as the lists in it see it: they tell it whether something in them is selected, and are told when
/// the selection is to end.
@MainActor
final class SplitColumn {
    private var clearings: [ObjectIdentifier: () -> Void] = [:]
    var onChange: () -> Void = {}

    /// A list of the column has something selected.
    var hasSelection: Bool { !clearings.isEmpty }

    /// What a list of the column has selected ends with `clear`; nil if it has nothing selected, or leaves.
    func list(_ list: ViewNode, hasSelectionToClear clear: (() -> Void)?) {
        let before = hasSelection
        clearings[ObjectIdentifier(list)] = clear
        if hasSelection != before { onChange() }
    }

    func clearSelection() {
        for clear in clearings.values { clear() }
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
