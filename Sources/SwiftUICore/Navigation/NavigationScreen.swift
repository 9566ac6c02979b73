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

    private struct LazyContainerKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The view is in a container that need not make all of its views (`behaviour` A3.28).
    var isInLazyContainer: Bool {
        get { self[LazyContainerKey.self] }
        set { self[LazyContainerKey.self] = newValue }
    }
}
