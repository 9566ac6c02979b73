import NavigationCore

/// A screen of a stack, as the views on it see it: what links and destinations on it belong to.
@MainActor
final class NavigationScreen {
    let stack: LiveStack
    let id: ScreenID

    init(_ id: ScreenID, of stack: LiveStack) {
        self.stack = stack
        self.id = id
    }
}

extension EnvironmentValues {
    private struct NavigationScreenKey: EnvironmentKey {
        static var defaultValue: NavigationScreen? { nil }
    }

    /// The screen that a view stands on; nil where there is no navigation.
    var navigationScreen: NavigationScreen? {
        get { self[NavigationScreenKey.self] }
        set { self[NavigationScreenKey.self] = newValue }
    }

    private struct LinkChevronKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// A row with a link leads to a screen over this one, and says so with a chevron: not where the link shows something in
    /// another column (`behaviour` A2.11, A6.17).
    var rowsWithLinksHaveChevrons: Bool {
        get { self[LinkChevronKey.self] }
        set { self[LinkChevronKey.self] = newValue }
    }
}

extension ViewNode {
    /// The node is in a row of a list, which need not make all of its rows: a destination that is declared in one may not be
    /// there when it is looked for (`behaviour` A3.28).
    final var isInListRow: Bool {
        var node = parent
        while let current = node, !(current is ScreenNode) {
            if current.makesRows == true { return true }
            node = current.parent
        }
        return false
    }
}
