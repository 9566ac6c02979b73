import Foundation

/// How the person wants a table's rows to be sorted, whatever the type of the comparators.
struct TableSorting {
    /// The order in which the column of a comparator sorts the rows; nil for one that they are not sorted by before all others.
    let order: (Any) -> SortOrder?
    /// The person has pressed the title of a comparator's column.
    let press: (Any) -> Void

    nonisolated init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
        order = { column in
            guard let column = column as? Sort, let first = sortOrder.wrappedValue.first, first.sorts(like: column)
            else { return nil }
            return first.order
        }
        press = { column in
            guard let column = column as? Sort else { return }
            sortOrder.wrappedValue = sortOrder.wrappedValue.pressing(column)
        }
    }
}

extension Array where Element: SortComparator {
    /// The order after a press of a column's title. The column sorts before all others; one that does already turns round. The others
    /// stay behind it: rows that are alike for this one keep the order that they had.
    func pressing(_ column: Element) -> [Element] {
        guard var first, first.sorts(like: column) else {
            return [column] + filter { !$0.sorts(like: column) }
        }
        first.order = first.order == .forward ? .reverse : .forward
        return [first] + dropFirst()
    }
}

extension SortComparator {
    /// Whether both are for the same column, in whatever order. A column is known by the part of the value that it sorts by: an app
    /// that names that alone need not name the way of comparing.
    func sorts(like other: Self) -> Bool {
        if let path = (self as? any PathComparing)?.comparedPath {
            return path == (other as? any PathComparing)?.comparedPath
        }
        var other = other
        other.order = order
        return self == other
    }
}

/// Compares values by a part of them.
private protocol PathComparing {
    var comparedPath: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparing {
    fileprivate var comparedPath: AnyKeyPath { keyPath }
}
