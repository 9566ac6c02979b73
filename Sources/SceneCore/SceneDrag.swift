import Foundation

/// Something that is dragged over a node that takes drops, or let go there.
package struct SceneDrag: Equatable, Sendable {
    package enum Step: Equatable, Sendable {
        /// It comes over the node, or goes.
        case entered, left
        /// It is let go, in points from the node's top left.
        case dropped(at: CGPoint)
    }

    package var step: Step
    package var target: NodeID
    /// The node that is dragged; nil for something from elsewhere.
    package var source: NodeID?
    /// What that says, if it is let go.
    package var text: String?

    package init(_ step: Step, over target: NodeID, source: NodeID?, text: String? = nil) {
        self.step = step
        self.target = target
        self.source = source
        self.text = text
    }
}
