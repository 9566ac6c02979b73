import Foundation

/// The sizes of an item for the proposals it was last asked about. A layout asks each item a handful of questions.
struct SizeCache {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
    /// Nothing that the item has answered since the cache was empty has been dropped.
    private(set) var isComplete = true
    private static let limit = 6

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { entries.first { $0.proposal == proposal }?.size }
        set {
            guard let newValue else { return }
            if entries.count == Self.limit {
                entries.removeFirst()
                isComplete = false
            }
            entries.append((proposal, newValue))
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        isComplete = true
    }

    func allSatisfy(_ isTrue: (ProposedViewSize, CGSize) -> Bool) -> Bool {
        entries.allSatisfy { isTrue($0.proposal, $0.size) }
    }
}
