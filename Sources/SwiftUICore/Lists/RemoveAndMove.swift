import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at several offsets.
    ///
    /// - Parameter offsets: Counted from the beginning, before anything is removed. There must be an element at each.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at several offsets, in their order, before the element at another.
    ///
    /// - Parameters:
    ///   - source: Counted from the beginning, before anything is moved.
    ///   - destination: Likewise; the number of elements stands for the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let before = Array(self)
        let moved = before.indices.filter { source.contains($0) }
        let front = before.indices.prefix(destination).filter { !source.contains($0) }
        let back = before.indices.dropFirst(destination).filter { !source.contains($0) }
        for (index, offset) in zip(indices, front + moved + back) { self[index] = before[offset] }
    }
}
