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
}

extension View {
    /// Lets what the view shows be loaded anew: a list is pulled down for that. A sign stays over the rows until the action has ended
    /// (`behaviour` A6.14).
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}
