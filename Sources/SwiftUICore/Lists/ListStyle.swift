/// How a list looks: whether its rows lie on cards, and how they stand off its edges.
@MainActor
@preconcurrency
public protocol ListStyle {
    /// Tells the framework which of its looks is meant.
    static func _makeListStyle(_ style: Self) -> _ListStyleValue
}

/// A look of lists, as the framework names it.
public struct _ListStyleValue: Equatable, Sendable {
    enum Kind {
        case automatic, plain, grouped, inset, insetGrouped, sidebar
    }

    let kind: Kind

    /// The look that suits the place, where the app leaves it open: cards, but in a sidebar that of sidebars.
    func resolved(isSidebar: Bool) -> Kind {
        switch kind {
        case .automatic: isSidebar ? .sidebar : .insetGrouped
        // Outside of a column of its own a sidebar's list looks like any other (collapsed, on a phone).
        case .sidebar: isSidebar ? .sidebar : .insetGrouped
        default: kind
        }
    }
}

/// The look that suits the platform and the place.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: DefaultListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .automatic)
    }
}

/// Rows from edge to edge, without cards.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: PlainListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .plain)
    }
}

/// Cards from edge to edge.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: GroupedListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .grouped)
    }
}

/// Rows that stand off the edges, without cards.
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: InsetListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .inset)
    }
}

/// Cards that stand off the edges.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: InsetGroupedListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .insetGrouped)
    }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}

    public static func _makeListStyle(_ style: SidebarListStyle) -> _ListStyleValue {
        _ListStyleValue(kind: .sidebar)
    }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that suits the platform and the place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge, without cards.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Cards from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows that stand off the edges, without cards.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Cards that stand off the edges.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the look of the lists in this view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        modifier(ListStyleModifier(style: style))
    }
}

struct ListStyleModifier<Style: ListStyle> {
    let style: Style
}

extension ListStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.listStyle = Style._makeListStyle(style)
    }
}

extension EnvironmentValues {
    private struct ListStyleKey: EnvironmentKey {
        static var defaultValue: _ListStyleValue { _ListStyleValue(kind: .automatic) }
    }

    var listStyle: _ListStyleValue {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
