/// An edge of a row that a swipe uncovers buttons at.
package enum SwipedEdge: Sendable {
    case leading, trailing
}

/// Which swipes a row of a list answers to.
package struct RowSwipes: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let leading = RowSwipes(rawValue: 1)
    package static let trailing = RowSwipes(rawValue: 2)
    /// A long swipe does at once what the first button does.
    package static let longLeading = RowSwipes(rawValue: 4)
    package static let longTrailing = RowSwipes(rawValue: 8)
}
