/// Who an element of a collection is: its identity and, where several have the same one by a mistake of the app's, which of them.
struct ElementName<ID: Hashable>: Hashable {
    let id: ID
    /// 0 for the first of an identity.
    var twin = 0
}

/// Where the elements of a long collection stand that have ever had views, by their identities. Work follows from how many those
/// are, and from the whole collection only when one of them has changed its place.
struct ElementPlaces<ID: Hashable> {
    private var ids: [Int: ID] = [:]
    private var indices: [ID: Int] = [:]

    /// Elements that follow one another have views.
    mutating func note(_ new: some Sequence<ID>, from first: Int) {
        for (index, id) in zip(first..., new) {
            ids[index] = id
            indices[id] = index
        }
    }

    func holds(_ id: ID) -> Bool { indices[id] != nil }

    /// Follows the elements into the collection as it is now. Returns where each is now by where it was, without those that
    /// have gone; nil if all are where they were.
    mutating func follow<Data: RandomAccessCollection>(
        into data: Data, id: (Data.Element) -> ID
    ) -> [Int: Int]? {
        let count = data.count
        let hasChanged = ids.contains { index, known in
            index >= count || id(data[data.index(data.startIndex, offsetBy: index)]) != known
        }
        guard hasChanged else { return nil }
        var left = indices
        var moves: [Int: Int] = [:]
        (ids, indices) = ([:], [:])
        for (index, element) in data.enumerated() {
            guard !left.isEmpty else { break }
            let name = id(element)
            guard let old = left.removeValue(forKey: name) else { continue }
            moves[old] = index
            note(CollectionOfOne(name), from: index)
        }
        return moves
    }
}
