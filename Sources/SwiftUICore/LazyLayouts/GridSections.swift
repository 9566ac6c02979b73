/// Has the sections right in a lazy grid take whole lines for their headers and footers, and pins those that stay at the edge.
struct GridSections: Equatable {
    /// Along which the grid grows.
    let axis: Axis
    let pinned: PinnedScrollableViews
}

extension GridSections: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.gridAxis = axis
        environment.pinnedViews = pinned
    }
}

/// A view in a grid takes a line for itself.
struct WholeLine: LayoutValueKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    private struct GridAxisKey: EnvironmentKey {
        static var defaultValue: Axis? { nil }
    }

    /// Along which the lazy grid grows whose sections stand here; nil outside of one.
    var gridAxis: Axis? {
        get { self[GridAxisKey.self] }
        set { self[GridAxisKey.self] = newValue }
    }
}
