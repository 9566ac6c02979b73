/// How a list looks: whether its rows lie on cards, and how they stand off its edges. The styles are those of the framework.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// The looks of lists.
enum ListStyleKind {
    case automatic, plain, grouped, inset, insetGrouped, sidebar

    /// The look that suits the place, where the app leaves it open: cards, but in a sidebar that of sidebars.
    func resolved(isSidebar: Bool) -> ListStyleKind {
        switch self {
        case .automatic: isSidebar ? .sidebar : .insetGrouped
        // Outside of a column of its own a sidebar's list looks like any other (collapsed, on a phone).
        case .sidebar: isSidebar ? .sidebar : .insetGrouped
        default: self
        }
    }
}

/// A style that says which of the looks it stands for.
@MainActor
protocol KnownListStyle: ListStyle {
    static var kind: ListStyleKind { get }
}

/// The look that suits the platform and the place.
public struct DefaultListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .automatic }
}

/// Rows from edge to edge, without cards.
public struct PlainListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .plain }
}

/// Cards from edge to edge.
public struct GroupedListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .grouped }
}

/// Rows that stand off the edges, without cards.
public struct InsetListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .inset }
}

/// Cards that stand off the edges.
public struct InsetGroupedListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .insetGrouped }
}

/// The rows of a sidebar.
public struct SidebarListStyle: KnownListStyle {
    nonisolated public init() {}

    static var kind: ListStyleKind { .sidebar }
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
        environment.listStyle = (Style.self as? any KnownListStyle.Type)?.kind ?? .automatic
    }
}

extension EnvironmentValues {
    private struct ListStyleKey: EnvironmentKey {
        static var defaultValue: ListStyleKind { .automatic }
    }

    var listStyle: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
