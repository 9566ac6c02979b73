import Foundation
import SceneCore

/// What the scene has of a layout item, and whether that is still right.
struct ShownItem {
    /// The item's own node; nil before it is first painted.
    var nodeID: NodeID?
    /// The nodes that stand for the item in the node around it; nil if it is not on screen.
    var outcome: [NodeID]?
    /// Whether the item had a node of its own.
    var isPainted: Bool?
    var isChanged = true
    var hasChangeInside = false
    /// What the item paints follows from where it is in its container.
    var dependsOnPlace = false
    private var origin = CGPoint.zero

    /// Whatever is in the item is shown as it is, wherever that was.
    var isUnchanged: Bool { !isChanged && !hasChangeInside }

    func isUpToDate(at new: CGPoint) -> Bool {
        isUnchanged && origin == new
    }

    mutating func didShow(at new: CGPoint) {
        isChanged = false
        hasChangeInside = false
        origin = new
    }
}

extension LayoutItem {
    /// The item has left the screen: if it comes back, it and all in it are new to the scene.
    final func forgetShown() {
        shown = ShownItem()
        scroller?.restore()
        forgetShownInside()
    }

    final func forgetShownInside() {
        for item in subitems { item.forgetShown() }
    }
}
