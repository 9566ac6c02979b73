/// The properties of a view type that need to be connected to the graph before its body can be evaluated.
@MainActor
struct DynamicProperties {
    private struct Property {
        let offset: Int
        /// Connects the property at an address to its node. The slot keeps what must outlive the view's value.
        let link: (UnsafeMutableRawPointer, inout AnyObject?, ViewNode) -> Void
    }

    private let properties: [Property]
    /// Properties of the app's own that hold others: their `update()` runs after what is in them has been connected.
    private let updates: [(UnsafeMutableRawPointer) -> Void]
    /// The type may have looks between two others.
    let isAnimatable: Bool

    private static var known: [ObjectIdentifier: DynamicProperties] = [:]

    static func of<V>(_ type: V.Type) -> DynamicProperties {
        if let known = known[ObjectIdentifier(type)] { return known }
        var properties: [Property] = []
        var updates: [(UnsafeMutableRawPointer) -> Void] = []
        collect(from: type, at: 0, into: &properties, updates: &updates)
        let result = DynamicProperties(
            properties: properties, updates: updates, isAnimatable: type is any Animatable.Type)
        known[ObjectIdentifier(type)] = result
        return result
    }

    var count: Int { properties.count }

    func link<V>(in view: inout V, storage: inout [AnyObject?], node: ViewNode) {
        guard !properties.isEmpty || !updates.isEmpty else { return }
        withUnsafeMutablePointer(to: &view) { pointer in
            let address = UnsafeMutableRawPointer(pointer)
            for (index, property) in properties.enumerated() {
                property.link(address + property.offset, &storage[index], node)
            }
            for update in updates { update(address) }
        }
    }

    private static func collect(
        from type: Any.Type, at base: Int, into properties: inout [Property],
        updates: inout [(UnsafeMutableRawPointer) -> Void]
    ) {
        for field in Fields.of(type) ?? [] {
            let offset = base + field.offset
            if let linked = field.type as? any LinkedProperty.Type {
                properties.append(property(linked, at: offset))
            } else if let custom = field.type as? any DynamicProperty.Type {
                collect(from: field.type, at: offset, into: &properties, updates: &updates)
                updates.append(update(custom, at: offset))
            } else if let holder = field.type as? any PropertyHolder.Type {
                collect(from: holder.held, at: offset, into: &properties, updates: &updates)
            }
        }
    }

    private static func property<P: LinkedProperty>(_ type: P.Type, at offset: Int) -> Property {
        Property(offset: offset) { address, slot, node in
            address.assumingMemoryBound(to: P.self).pointee.link(to: &slot, node: node)
        }
    }

    private static func update<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> (UnsafeMutableRawPointer) -> Void
    {
        { address in (address + offset).assumingMemoryBound(to: P.self).pointee.update() }
    }
}

/// A property wrapper of the framework's that is connected to the node of the view it stands in.
@MainActor
protocol LinkedProperty: DynamicProperty {
    mutating func link(to slot: inout AnyObject?, node: ViewNode)
}

/// A linked property whose value lives in its slot: what the view's value holds is only where it started from.
protocol StateProperty: LinkedProperty {}

/// A field whose value is looked into for properties although it is none itself, as that of a style.
protocol PropertyHolder {
    /// The type of the value, which is all that the holder stores.
    static var held: Any.Type { get }
}
