/// A row of a list: its layout item, and the identity that a selection knows it by.
@MainActor
package struct ListRow {
    private(set) var item: LayoutItem
    private(set) var identity: RowIdentity?
    /// What a press of the row does, in place of selecting it.
    package var action: RowAction?

    init(item: LayoutItem) {
        self.item = item
    }

    /// The row is shown through another item around its own.
    mutating func wrap(in item: LayoutItem) {
        self.item = item
    }

    /// Names the row. The name given first, by the innermost `ForEach`, stays.
    mutating func identify<ID: Hashable>(by id: ID) {
        if identity == nil { identity = TypedRowIdentity(id) }
    }
}

/// An identity of a type that only some know. One object a row: comparing it with a selection makes no box.
class RowIdentity {
    /// The identity, if it is of a type.
    final func value<ID: Hashable>(as type: ID.Type) -> ID? {
        (self as? TypedRowIdentity<ID>)?.id
    }
}

private final class TypedRowIdentity<ID: Hashable>: RowIdentity {
    let id: ID

    init(_ id: ID) {
        self.id = id
    }
}
