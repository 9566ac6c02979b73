/// A screen of a stack: the root, or an entry for as long as it is there. What is popped and pushed again is another screen,
/// with fresh state (A7.01).
package struct ScreenID: Hashable, Sendable {
    /// Counted from the root, 0. An ordinal, so that the same events give the same ids.
    package let ordinal: Int

    package static let root = ScreenID(ordinal: 0)
}

/// What lies on the root of a stack.
package struct StackEntry: Equatable {
    package let id: ScreenID
    package internal(set) var content: Content

    package enum Content: Equatable {
        /// A value of the path, for which a destination makes the view.
        case value(PathElement)
        /// A view that was pushed without the path's knowing (A3.42).
        case view(StackView)
    }
}

/// A view that is pushed without a value of the path.
package struct StackView: Equatable {
    /// The modifier or link that it comes from, by an ordinal of the graph.
    package let source: Int
    package let kind: Kind

    package enum Kind: Equatable {
        /// A `NavigationLink` with a destination.
        case link
        /// `navigationDestination(isPresented:)`.
        case isPresented
        /// `navigationDestination(item:)`, with the item.
        case item(NavigationValue)
    }
}
