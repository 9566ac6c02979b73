/// Where a `NavigationLink` with a value leads.
package enum LinkRoute: Equatable, Sendable {
    /// Onto the stack around the link (A3.20, A2.21).
    case push
    /// Over the root of the stack in a later column, as the only entry there (A2.19).
    case showInColumn(NavigationSplitViewColumn)
    /// Nowhere; the list around the link selects its row (A2.20).
    case select
    /// Nowhere, and the author is to know it (A3.21).
    case nothing(NavigationWarning)

    /// Looks for a destination of the value's type.
    ///
    /// - Parameters:
    ///   - type: The type of the link's value.
    ///   - stack: The stack around the link, in its own column. A column's implicit stack is none (A2.22).
    ///   - laterColumns: The columns after the link's that have a stack, in their order.
    ///   - isInSelectableList: The link is a row of a list with a selection, in a leading column.
    package init(
        type: NavigationValueType, stack: StackNavigation?,
        laterColumns: some Sequence<(key: NavigationSplitViewColumn, value: StackNavigation)>,
        isInSelectableList: Bool
    ) {
        if let stack, stack.hasDestination(for: type) {
            self = .push
        } else if let (column, _) = laterColumns.first(where: { $0.value.hasRootDestination(for: type) }) {
            self = .showInColumn(column)
        } else if isInSelectableList {
            self = .select
        } else {
            self = .nothing(.noDestination(type: type.shortName))
        }
    }
}
