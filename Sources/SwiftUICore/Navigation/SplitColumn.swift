import NavigationCore

/// A column of a split view, as the lists, links and stacks in it see it: they tell it what is selected and pushed in them, and
/// are told when that is to end.
@MainActor
final class SplitColumn {
    let kind: NavigationSplitViewColumn
    /// The columns after this one, in their order.
    private(set) var later: [SplitColumn] = []
    /// Something in the column has changed that the split view's rules must hear of.
    var onChange: () -> Void = {}

    /// The stack that the column itself is (`behaviour` A1.58).
    var implicitStack: LiveStack? {
        didSet { for column in [self] + earlier { column.connect() } }
    }
    private weak var explicitStack: LiveStack?
    private var earlier: [SplitColumn] = []
    private var clearings: [ObjectIdentifier: () -> Void] = [:]
    private var hasOtherSelection = false
    private var hadSelection = false
    private var hadEntries = false

    init(_ kind: NavigationSplitViewColumn) {
        self.kind = kind
    }

    /// Tells columns which come after which.
    static func link(_ columns: [SplitColumn]) {
        for (index, column) in columns.enumerated() {
            column.later = Array(columns[(index + 1)...])
            column.earlier = Array(columns[..<index])
        }
    }

    private func connect() {
        implicitStack?.following = later.first?.implicitStack
    }

    // MARK: Selections

    /// A list of the column has something selected.
    var hasSelection: Bool { !clearings.isEmpty }

    /// What a list of the column has selected ends with `clear`; nil if it has nothing selected, or leaves.
    ///
    /// - Parameter isOther: It is something else than before.
    func list(_ list: ViewNode, hasSelectionToClear clear: (() -> Void)?, isOther: Bool) {
        clearings[ObjectIdentifier(list)] = clear
        if isOther { hasOtherSelection = true }
        if isOther || hasSelection != hadSelection { onChange() }
        hadSelection = hasSelection
    }

    func clearSelection() {
        for clear in clearings.values { clear() }
    }

    /// Whether something else has been selected since this was last asked.
    func takeOtherSelection() -> Bool {
        defer { hasOtherSelection = false }
        return hasOtherSelection
    }

    // MARK: Stacks

    /// An app's own stack has come into the column. Of several the first counts.
    func stackDidCome(_ stack: LiveStack) {
        if explicitStack == nil { explicitStack = stack }
        entriesMayHaveChanged()
    }

    func stackDidLeave(_ stack: LiveStack?) {
        guard let stack, stack === explicitStack else { return }
        explicitStack = nil
        entriesMayHaveChanged()
    }

    private var stacks: [LiveStack] { [implicitStack, explicitStack].compactMap { $0 } }

    /// Something lies on the root of a stack of the column.
    var hasEntries: Bool { stacks.contains { !$0.navigation.entries.isEmpty } }

    func entriesMayHaveChanged() {
        guard hasEntries != hadEntries else { return }
        hadEntries = hasEntries
        onChange()
    }

    /// Takes the top entry off the column.
    func popEntry() {
        stacks.first { !$0.navigation.entries.isEmpty }?.apply(.back)
    }

    func popToRoot() {
        for stack in stacks { stack.apply(.popToRoot) }
    }

    func leadingSelectionDidChange() {
        for stack in stacks { stack.leadingSelectionDidChange() }
    }

    // MARK: Links

    /// The apps' own stacks in the columns after this one.
    var laterStacks: [(key: NavigationSplitViewColumn, value: StackNavigation)] {
        later.compactMap { column in column.explicitStack.map { (column.kind, $0.navigation) } }
    }

    /// Shows a value in a later column, as the only one on the root of the stack there (`behaviour` A2.19).
    func show(_ value: NavigationValue, in column: NavigationSplitViewColumn) {
        later.first { $0.kind == column }?.explicitStack?.takeNewPath(.pushFromLeadingColumn(value))
    }
}

extension EnvironmentValues {
    private struct SplitColumnKey: EnvironmentKey {
        static var defaultValue: SplitColumn? { nil }
    }

    /// The column of a split view that a view stands in.
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
