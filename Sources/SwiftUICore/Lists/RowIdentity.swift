/// An identity of a type that only some know. One object a row: comparing it with a selection makes no box.
package class RowIdentity {
    /// The identity, if it is of a type.
    final func value<ID: Hashable>(as type: ID.Type) -> ID? {
        (self as? TypedRowIdentity<ID>)?.id ?? optionalValue(as: type)
    }

    fileprivate func optionalValue<ID: Hashable>(as type: ID.Type) -> ID? { nil }
}

class TypedRowIdentity<ID: Hashable>: RowIdentity {
    let id: ID

    init(_ id: ID) {
        self.id = id
    }
}

/// An identity that also stands for the optional of its type.
final class OptionalRowIdentity<ID: Hashable>: TypedRowIdentity<ID> {
    override func optionalValue<Other: Hashable>(as type: Other.Type) -> Other? {
        type == ID?.self ? Optional(id) as? Other : nil
    }
}
