@_spi(Reflection) import Swift

/// The stored properties of a struct, found once for each type and remembered: where each begins and what it is.
@MainActor
enum Fields {
    struct Field {
        let offset: Int
        let type: Any.Type
    }

    private static var known: [ObjectIdentifier: [Field]?] = [:]

    /// Nil for what is not a struct or a tuple.
    static func of(_ type: Any.Type) -> [Field]? {
        if let known = known[ObjectIdentifier(type)] { return known }
        let fields = isStructOrTuple(type) ? find(in: type) : nil
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    /// Must not be asked of an existential type: the runtime would look for the value in it, which is not there.
    private static func find(in type: Any.Type) -> [Field]? {
        var fields: [Field] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append(Field(offset: offset, type: type))
            return true
        }
        return isComplete ? fields : nil
    }

    /// Every type's description begins with a word that says what kind of type it is.
    private static func isStructOrTuple(_ type: Any.Type) -> Bool {
        let kind = _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
        return kind == .struct || kind == .tuple
    }
}
