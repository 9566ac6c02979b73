import NavigationCore

/// How a tab view looks and is moved through.
///
/// Use one of ``automatic``, ``page``, ``sidebarAdaptable`` and ``tabBarOnly`` with `tabViewStyle(_:)`.
@MainActor
@preconcurrency
public protocol TabViewStyle {}

/// A style that says which of the rules' styles it stands for.
@MainActor
protocol KnownTabViewStyle: TabViewStyle {
    var look: TabLook { get }
}

/// What a style says of a tab view.
struct TabLook: Equatable {
    var style = TabStyle.bar
    /// Of pages.
    var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic
}

/// A bar of tabs, where the device has it.
public struct DefaultTabViewStyle: KnownTabViewStyle {
    nonisolated public init() {}

    var look: TabLook { TabLook() }
}

/// A bar of tabs at the top of an iPad's window, and at the bottom of a narrow one.
public struct SidebarAdaptableTabViewStyle: KnownTabViewStyle {
    nonisolated public init() {}

    var look: TabLook { TabLook() }
}

/// A bar of tabs and never a sidebar.
public struct TabBarOnlyTabViewStyle: KnownTabViewStyle {
    nonisolated public init() {}

    var look: TabLook { TabLook() }
}

/// Pages side by side, which the person swipes through.
public struct PageTabViewStyle: KnownTabViewStyle {
    /// When the dots below the pages are shown.
    public struct IndexDisplayMode: Sendable, Equatable {
        private enum Mode { case automatic, always, never }
        private let mode: Mode

        /// If there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Pages with dots below them, or without.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    var look: TabLook { TabLook(style: .pages, indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs, where the device has it.
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs at the top of an iPad's window, and at the bottom of a narrow one.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar of tabs and never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, which the person swipes through.
    public static var page: PageTabViewStyle { .init() }

    /// Pages side by side, which the person swipes through, with dots below them or without.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// How the tab views in this view look and are moved through.
    @MainActor
    @preconcurrency
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabLook, (style as? any KnownTabViewStyle)?.look ?? TabLook())
    }
}

extension EnvironmentValues {
    private struct TabLookKey: EnvironmentKey {
        static var defaultValue: TabLook { TabLook() }
    }

    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}
