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
    private(set) var changeInside = ChangeInside.none
    /// Which items were in the item, and where its origin lay for them.
    var inside = ItemNames()
    var insideOrigin = CGPoint.zero
    /// How often nodes had been forgotten when all items in the item were last looked at.
    var insideForgotten = -1
    /// How often nodes had been forgotten when those in `outcome` were last known to be in the scene.
    var forgottenBefore = -1
    /// What the item paints follows from where it is in its container.
    var dependsOnPlace = false
    private var origin = CGPoint.zero

    var hasChangeInside: Bool { changeInside != .none }

    /// Something in a subitem has changed, or the subitem itself. False if something had before, so that all around the item know.
    mutating func noteChange(in subitem: LayoutItem) -> Bool {
        let one = ChangeInside.one(Unmanaged.passUnretained(subitem))
        switch changeInside {
        case .none:
            changeInside = one
            return true
        case one, .many: break
        case .one: changeInside = .many
        }
        return false
    }

    /// Whatever is in the item is shown as it is, wherever that was.
    var isUnchanged: Bool { !isChanged && !hasChangeInside }

    func isUpToDate(at new: CGPoint) -> Bool {
        isUnchanged && origin == new
    }

    mutating func didShow(at new: CGPoint) {
        isChanged = false
        changeInside = .none
        origin = new
    }
}

/// In how many subitems of an item something has changed.
enum ChangeInside: Equatable {
    case none
    /// Alive as long as the item holds it.
    case one(Unmanaged<LayoutItem>)
    case many

    static func == (left: ChangeInside, right: ChangeInside) -> Bool {
        switch (left, right) {
        case (.none, .none), (.many, .many): true
        case (.one(let left), .one(let right)): left.toOpaque() == right.toOpaque()
        default: false
        }
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
