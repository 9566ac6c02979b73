/// A distance that suits a window.
public struct ScenePadding: Equatable, Sendable {
    private let isMinimum = true

    /// The least that views keep from the window's edges.
    public static let minimum = ScenePadding()
}

extension View {
    /// Adds the distance around the view, on some edges, that views keep from the window's edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds a distance around the view, on some edges, that suits the window.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}
