import Foundation

/// The type of a value, as destinations name it. Exactly that type: neither a class above it nor an optional of it (A3.20).
package struct NavigationValueType: Hashable {
    let type: any Hashable.Type

    package init<Value: Hashable>(_ type: Value.Type) {
        self.type = type
    }

    package static func == (a: NavigationValueType, b: NavigationValueType) -> Bool {
        ObjectIdentifier(a.type) == ObjectIdentifier(b.type)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
    }

    /// As the author of the app knows it: `Dessert`.
    package var shortName: String { String(describing: type) }

    /// As it is saved: `Swift.Int`, `Bakery.Dessert` (A3.85), the same in every run and on every platform.
    var savedName: String {
        _typeName(type, qualified: true)
            // A private type is reported with an address, which is another one in the next run.
            .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
            // Part of Foundation is a module of its own on Linux.
            .replacing("FoundationEssentials.", with: "Foundation.")
    }

    /// Reads a value of this type, or nil if the text says none.
    func read(json: String) -> NavigationValue? {
        type.navigationValue(json: json)
    }
}

extension Hashable {
    fileprivate static func navigationValue(json: String) -> NavigationValue? {
        guard let decodable = Self.self as? any Decodable.Type,
            let value = try? JSONDecoder().decode(decodable, from: Data(json.utf8)) as? Self
        else { return nil }
        return NavigationValue(value)
    }
}
