/// How much a header stands out.
public enum Prominence: Sendable {
    case standard, increased
}

extension View {
    /// How much the headers of the sections in this view stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}

extension EnvironmentValues {
    private struct HeaderProminenceKey: EnvironmentKey {
        static var defaultValue: Prominence { .standard }
    }

    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}
