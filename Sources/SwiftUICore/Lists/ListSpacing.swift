import Foundation

/// The distance between two sections of a list.
public struct ListSectionSpacing: Sendable {
    /// In points; nil for that of the list's style.
    let length: CGFloat?

    /// The distance of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than usual.
    public static let compact = ListSectionSpacing(length: ListMetrics.compactSectionSpacing)

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

extension View {
    /// The distance between the sections of the lists in this view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// The distance between the sections of the lists in this view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, .custom(spacing))
    }

    /// The distance between the rows of the lists in this view, in points; nil for that of the list's style. Rows that stand
    /// apart lie on cards of their own.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}

extension EnvironmentValues {
    private struct ListSectionSpacingKey: EnvironmentKey {
        static var defaultValue: ListSectionSpacing { .default }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    private struct ListRowSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}
