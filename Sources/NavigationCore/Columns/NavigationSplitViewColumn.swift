/// One column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private enum Kind {
        case sidebar, content, detail
    }

    private let kind: Kind

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { Self(kind: .sidebar) }
    /// The middle column of three.
    public static var content: NavigationSplitViewColumn { Self(kind: .content) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { Self(kind: .detail) }
}
