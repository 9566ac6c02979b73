import Synchronization

/// The publishers of objects that have no published property to keep them: a class may announce its changes by hand with
/// nothing but `objectWillChange.send()`.
enum UnpublishedObjects {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries at which those of objects that are gone are thrown out.
        var limit = smallestLimit
    }

    private static let smallestLimit = 64

    private static let table = Mutex(Table())

    /// The publisher of the object, the same one for as long as the object lives.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let entry = Entry(object: object, publisher: ObservableObjectPublisher())
        return table.withLock { table in
            // The address of an object that is gone may have been given to a new one.
            if let known = table.entries[id], known.object != nil { return known }
            if table.entries.count >= table.limit { clear(&table) }
            table.entries[id] = entry
            return entry
        }.publisher
    }

    private static func clear(_ table: inout Table) {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(smallestLimit, 2 * table.entries.count)
    }
}
