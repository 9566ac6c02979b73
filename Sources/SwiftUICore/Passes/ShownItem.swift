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
    /// Which items were in the item.
    var inside = ItemNames()
    /// How often nodes had been forgotten when those in `outcome` were last known to be in the scene.
    var forgottenBefore = -1
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

/// Stands for items in their order: the same items in the same order have the same names, and it is as good as certain that no
/// others have.
struct ItemNames: Equatable {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @MainActor
    mutating func add(_ item: LayoutItem) {
        value = (value ^ UInt64(UInt(bitPattern: ObjectIdentifier(item)))) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
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
