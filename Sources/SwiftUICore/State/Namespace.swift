/// A name of its own for each view that declares one, under which its views know each other.
///
///     @Namespace private var cards
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace, by which it is told apart from others.
    public struct ID: Hashable, Sendable {
        fileprivate let ordinal: Int
    }

    private var place: NamespacePlace?

    public init() {}

    /// The namespace of the view that declares it.
    public var wrappedValue: ID { ID(ordinal: place?.ordinal ?? 0) }
}

extension Namespace: Sendable {}

/// Where a namespace is kept for as long as its view lives.
private final class NamespacePlace: Sendable {
    let ordinal: Int

    init(ordinal: Int) {
        self.ordinal = ordinal
    }
}

extension Namespace: StateProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode) {
        if let slot {
            place = unsafeDowncast(slot, to: NamespacePlace.self)
        } else {
            let new = NamespacePlace(ordinal: node.graph.makeOrdinal())
            place = new
            slot = new
        }
    }
}
