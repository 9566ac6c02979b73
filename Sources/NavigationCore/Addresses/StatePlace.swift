/// A place in a window whose state an address can name. The raw value is its name there.
package enum StatePlace: String, CaseIterable, Comparable, Sendable {
    // In the order in which they decide what others show.
    /// The tab that is chosen.
    case tab
    /// What is selected in the first column.
    case sidebar
    /// What lies on a stack in the first column.
    case sidebarPath = "sidebar.path"
    /// What is selected in the middle one of three columns.
    case content
    /// What lies on a stack in it.
    case contentPath = "content.path"
    /// What lies on the stack of the last column, or of a window without columns.
    case path

    /// The list of a column; nil in the last one, whose selection leads nowhere.
    package static func selection(in column: NavigationSplitViewColumn) -> StatePlace? {
        switch column {
        case .sidebar: .sidebar
        case .content: .content
        default: nil
        }
    }

    /// The stack of a column, or of a window without columns.
    package static func path(in column: NavigationSplitViewColumn?) -> StatePlace {
        switch column {
        case .sidebar?: .sidebarPath
        case .content?: .contentPath
        default: .path
        }
    }

    package var isPath: Bool {
        switch self {
        case .sidebarPath, .contentPath, .path: true
        case .tab, .sidebar, .content: false
        }
    }

    package static func < (a: StatePlace, b: StatePlace) -> Bool {
        a.order < b.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
