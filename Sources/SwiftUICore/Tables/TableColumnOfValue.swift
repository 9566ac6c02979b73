import Foundation

// Columns that sort by a part of the row's value.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts the rows by a part of their value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column that sorts the rows by a part of their value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column that sorts the rows by a part of their value.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, comparator: KeyPathComparator(value.sendable), content: content)
    }

    /// A column that sorts the rows by a part of their value, which a comparator of the app's compares.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// A column that sorts the rows by a part of their value, which a comparator of the app's compares.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), comparator: KeyPathComparator(value.sendable, comparator: comparator),
            content: content)
    }

    /// A column that sorts the rows by a part of their value, which a comparator of the app's compares.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: text, comparator: KeyPathComparator(value.sendable, comparator: comparator), content: content)
    }
}

// The Foundation of this platform has one way of comparing strings, by their characters. Apple's default is
// `localizedStandard`, as in lists of files.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// A column of strings, which sorts the rows by them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) {
        self.init(titleKey, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of strings, which sorts the rows by them.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(title, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of strings, which sorts the rows by them.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension KeyPath {
    /// The path as comparators want it. SwiftUI takes any path, and compares on the main thread only.
    fileprivate var sendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}
