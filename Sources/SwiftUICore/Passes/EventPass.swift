import SceneCore

/// Hands an event to what it was meant for.
@MainActor
struct EventPass {
    let window: Window

    func run(_ event: SceneEvent) {
        switch event {
        case .press(let id): press(id)
        case .device(let device): window.show(on: device)
        case .sheetReleased(let id, let distance, let velocity):
            sheet(id)?.release(distance: distance, velocity: velocity)
        case .dismissRequested(let id): sheet(id)?.requestDismissal()
        case .openURL(let url): window.addresses.open(url)
        }
    }

    /// An event for a node that has gone, cannot be pressed, or lies under another one is dropped.
    private func press(_ id: NodeID) {
        guard let node = window.scene[id], node.meaning.isPressable, node.meaning.isEnabled,
            let item = window.item(for: id)
        else { return }
        var around: LayoutItem? = item
        while let current = around {
            if current.blocksPresses { return }
            around = current.container
        }
        item.press()
    }

    /// A sheet that is on screen, with nothing over it.
    private func sheet(_ id: NodeID) -> SheetItem? {
        guard let sheet = window.item(for: id) as? SheetItem, !sheet.blocksPresses else { return nil }
        return sheet
    }
}
