/// Loads anew what a view shows. Read it from the environment and call it like a function.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Loads anew, and returns when that is done. Do not call it by this name; write `await refresh()`.
    nonisolated(nonsending) public func callAsFunction() async {
        await action()
    }
}

extension EnvironmentValues {
    private struct RefreshKey: EnvironmentKey {
        static var defaultValue: RefreshAction? { nil }
    }

    /// Loads anew what is shown here; nil where that cannot be done. ``View/refreshable(action:)`` sets it.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    private struct RefreshByPullingKey: EnvironmentKey {
        static var defaultValue: RefreshAction? { nil }
    }

    /// The same for what is pulled down: what scrolls in something that can be pulled down itself has none.
    var refreshByPulling: RefreshAction? {
        get { self[RefreshByPullingKey.self] }
        set { self[RefreshByPullingKey.self] = newValue }
    }
}

extension View {
    /// Lets what the view shows be loaded anew: a list, or a scroll view that scrolls down, is pulled down for that. A sign stays over
    /// the content until the action has ended (`behaviour` A6.14).
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .environment(\.refreshByPulling, RefreshAction(action: action))
    }
}
