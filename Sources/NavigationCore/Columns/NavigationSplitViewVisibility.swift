/// Which columns of a navigation split view are to be seen.
///
/// In a split view of two columns `all` and `doubleColumn` mean the same (`behaviour` A1.11). The value has no effect while
/// the split view is collapsed into one stack; it is kept, and applies again once there is room (A1.14).
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable {
        case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// What suits the device: the leading column beside the detail in landscape, the detail alone in portrait.
    public static var automatic: NavigationSplitViewVisibility { Self(kind: .automatic) }
    /// Every column.
    public static var all: NavigationSplitViewVisibility { Self(kind: .all) }
    /// The last two columns of three, or both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }
    /// Nothing but the detail.
    public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }
}
