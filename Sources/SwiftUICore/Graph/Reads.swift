/// What a node has read, so that only a change of that evaluates it again.
@MainActor
struct Reads {
    /// The node that is reading at this moment.
    static var reader: ViewNode?

    private var sources: [ObjectIdentifier: ReadSource] = [:]
    /// A handful at most: looking through them costs less than hashing.
    private(set) var environmentKeys: [ObjectIdentifier] = []

    mutating func record(_ source: ReadSource) {
        sources[ObjectIdentifier(source)] = source
    }

    mutating func record(environmentKey key: ObjectIdentifier) {
        if !environmentKeys.contains(key) { environmentKeys.append(key) }
    }

    /// What an earlier run has read counts for this one, too.
    mutating func record(environmentKeys keys: [ObjectIdentifier]) {
        for key in keys { record(environmentKey: key) }
    }

    mutating func forget(reader: ViewNode) {
        for source in sources.values { source.remove(reader) }
        sources.removeAll(keepingCapacity: true)
        environmentKeys.removeAll(keepingCapacity: true)
    }

    /// Whether one of the environment's values that were read differs between the two.
    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        environmentKeys.contains { !old.hasSameValue(as: new, for: $0) }
    }
}

/// Something that nodes read and that can change: the storage of a state, for one.
@MainActor
class ReadSource {
    private var readers: [ObjectIdentifier: ViewNode] = [:]

    nonisolated init() {}

    /// Remembers the node that is reading now, if one is.
    final func wasRead() {
        guard let reader = Reads.reader, reader.isMounted else { return }
        readers[ObjectIdentifier(reader)] = reader
        reader.reads.record(self)
    }

    /// Has all nodes that read this evaluated again, the oldest first. Returns the number of the change that one of them waits
    /// for; nil if none has to wait.
    @discardableResult
    final func didChange() -> Int? {
        let alive = readers.values.filter(\.isAlive).sorted { $0.ordinal < $1.ordinal }
        return alive.compactMap { $0.graph.markDirty($0) }.max()
    }

    final func remove(_ reader: ViewNode) {
        readers.removeValue(forKey: ObjectIdentifier(reader))
    }
}
