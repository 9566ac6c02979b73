import SceneCore

/// Hands an event to what it was meant for.
@MainActor
struct EventPass {
    let window: Window

    func run(_ event: SceneEvent) {
        switch event {
        case .press(let id): press(id)
        case .device(let device): window.show(on: device)
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
}
