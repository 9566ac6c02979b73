import SceneCore

/// One operation of a patch, as far as a message has to know it.
enum WireOperation {
    case insert([SceneNode], parent: NodeID, index: Int)
    case remove(NodeID)
    case move(NodeID, parent: NodeID, index: Int)
    case update(Element, from: Element)
    case exchange(Element)
    case animate(SceneMotion)
    case shift(SceneShift)

    /// Nil for an insertion of nothing.
    init?(_ operation: SceneOperation) {
        switch operation {
        case .insert(let subtree, let parent, let index):
            if subtree.isEmpty { return nil }
            self = .insert(subtree, parent: parent, index: index)
        case .remove(let node, parent: _): self = .remove(node)
        case .move(let node, let parent, let index): self = .move(node, parent: parent, index: index)
        case .update(let node, let old):
            let (element, old) = (Element(node), Element(old))
            let isSameKind = element.pattern.tag == old.pattern.tag && element.pattern.role == old.pattern.role
            self = isSameKind ? .update(element, from: old) : .exchange(element)
        case .shift(let shift): self = .shift(shift)
        }
    }

    /// Whether it only goes on with what the operation before it did, so that one head serves both.
    func continues(_ previous: WireOperation) -> Bool {
        switch (previous, self) {
        case (.insert(_, let oldParent, let oldIndex), .insert(_, let parent, let index)):
            parent == oldParent && index == oldIndex + 1
        case (.remove, .remove), (.update, .update), (.exchange, .exchange): true
        default: false
        }
    }
}
