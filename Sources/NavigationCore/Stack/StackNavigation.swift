/// A navigation stack as a value: what lies on its root, and by which rules that changes.
///
/// The stack's node keeps one of these, tells it what happens (`apply`), carries out the effects that it answers with, and
/// shows the root with `entries` on it. From bottom to top these are all values of the path, then all views that were pushed
/// without a value (A3.43). The root is always there (A3.01). Rules carry their number in the behaviour specification.
package struct StackNavigation: Equatable {
    /// Where the values are kept.
    package let pathKind: PathKind
    /// What lies on the root, the top one last.
    package internal(set) var entries: [StackEntry] = []
    /// The destinations that are declared on the screens of the stack, in the order in which they came.
    var destinations: [StackDestination] = []
    private var lastScreen = ScreenID.root

    /// A stack that shows these values from the start, with no push to be seen (A3.07).
    package init(pathKind: PathKind = .implicit, path: [PathElement] = []) {
        self.pathKind = pathKind
        entries = path.map { makeEntry(.value($0)) }
    }

    /// Where a stack keeps its values.
    package enum PathKind: Equatable {
        /// The app has given no path; the stack keeps one for itself (A2.23).
        case implicit
        /// A `NavigationPath`.
        case navigationPath
        /// A collection with elements of one type.
        case values(of: NavigationValueType)
    }

    /// The values, the top one last.
    package var path: [PathElement] {
        entries.compactMap { entry in
            if case .value(let element) = entry.content { element } else { nil }
        }
    }

    /// The screen that is seen.
    package var top: ScreenID { entries.last?.id ?? .root }

    /// An entry with an id that none has had before.
    mutating func makeEntry(_ content: StackEntry.Content) -> StackEntry {
        lastScreen = ScreenID(ordinal: lastScreen.ordinal + 1)
        return StackEntry(id: lastScreen, content: content)
    }
}
