import Foundation

/// In debug builds, once a turn: lays the whole tree out a second time from empty caches and compares, so that a wrong cache
/// cannot hide. Bodies are not run, nothing is moved. Within the proof itself sizes are remembered.
@MainActor
package final class LayoutProof {
    private struct Question: Hashable {
        let item: ObjectIdentifier
        let width: CGFloat?
        let height: CGFloat?
    }

    package private(set) var isRunning = false
    private var sizes: [Question: CGSize] = [:]
    private(set) var differences: [String] = []

    /// Lays out below `root` as it was placed, and returns a line for each item that would be placed otherwise.
    func run(_ root: LayoutItem) -> [String] {
        isRunning = true
        defer {
            isRunning = false
            sizes.removeAll()
            differences.removeAll()
        }
        root.place(at: root.frame.origin, proposal: root.proposal)
        return differences
    }

    func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
        let question = Question(item: ObjectIdentifier(item), width: proposal.width, height: proposal.height)
        if let known = sizes[question] { return known }
        let size = item.measure(proposal).measurable
        sizes[question] = size
        return size
    }

    func check(_ item: LayoutItem, origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        let fresh = CGRect(origin: origin, size: size)
        if item.frame != fresh || item.proposal != proposal {
            differences.append("\(type(of: item)): placed at \(item.frame), would be at \(fresh)")
        }
        item.placeChildren(in: size, proposal: proposal)
    }
}
