import NavigationCore

/// How the leading columns of a split view and its detail share the room.
///
/// Use one of ``automatic``, ``balanced`` and ``prominentDetail`` with `navigationSplitViewStyle(_:)`.
@MainActor
@preconcurrency
public protocol NavigationSplitViewStyle {}

/// A style that says which of the rules' styles it stands for.
@MainActor
protocol KnownNavigationSplitViewStyle: NavigationSplitViewStyle {
    static var rule: SplitNavigation.Style { get }
}

/// Leading columns beside the detail in landscape, over it in portrait.
public struct AutomaticNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
    nonisolated public init() {}

    static var rule: SplitNavigation.Style { .automatic }
}

/// Leading columns beside the detail, which gets narrower.
public struct BalancedNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
    nonisolated public init() {}

    static var rule: SplitNavigation.Style { .balanced }
}

/// A detail that keeps its size; leading columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: KnownNavigationSplitViewStyle {
    nonisolated public init() {}

    static var rule: SplitNavigation.Style { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// Leading columns beside the detail in landscape, over it in portrait.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Leading columns beside the detail, which gets narrower.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A detail that keeps its size; leading columns lie over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    /// How the split views in this view share the room among their columns (`behaviour` A1.30 to A1.32).
    @MainActor
    @preconcurrency
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let rule = (S.self as? any KnownNavigationSplitViewStyle.Type)?.rule ?? .automatic
        return environment(\.navigationSplitViewStyle, rule)
    }
}

extension EnvironmentValues {
    private struct NavigationSplitViewStyleKey: EnvironmentKey {
        static var defaultValue: SplitNavigation.Style { .automatic }
    }

    var navigationSplitViewStyle: SplitNavigation.Style {
        get { self[NavigationSplitViewStyleKey.self] }
        set { self[NavigationSplitViewStyleKey.self] = newValue }
    }
}
