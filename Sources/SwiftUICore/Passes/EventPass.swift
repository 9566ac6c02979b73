import SceneCore

/// Hands an event to what it was meant for.
@MainActor
struct EventPass {
    let window: Window

    func run(_ event: SceneEvent) {
        if event.leadsOn { window.stateAddress.stopWaiting() }
        switch event {
        case .press(let id): press(id)
        case .rowSwiped(let id, let edge, let isLong):
            row(id)?.swipe(from: edge == .leading ? .leading : .trailing, isLong: isLong)
        case .rowMoved(let id, let steps): (answeringItem(for: id) as? RowHandleItem)?.onMove(steps)
        case .refreshRequested(let id): (answeringItem(for: id) as? any RefreshingItem)?.refreshing.start()
        case .menuRequested(let id): answeringItem(for: id)?.showMenu()
        case .pointer(let event): follow(event)
        case .scrolled(let report): window.item(for: report.node)?.scroller?.take(report)
        case .drag(let drag): follow(drag)
        case .device(let device): window.show(on: device)
        case .sheetReleased(let id, let distance, let velocity):
            sheet(id)?.release(distance: distance, velocity: velocity)
        case .dismissRequested(let id):
            if let popup = window.item(for: id) as? PopupItem { popup.requestDismissal() }
            sheet(id)?.requestDismissal()
        case .openURL(let url): window.addresses.open(url)
        case .visit(let address): window.stateAddress.takeIn(address)
        case .adjust(let id, let adjustment): adjust(id, adjustment)
        case .edit(let edit): self.edit(edit)
        case .submit(let id): submit(id)
        case .paste(let id, let words): paste(words, into: id)
        case .focus(let id): focus(id)
        case .blur(let id): blur(id)
        case .key(let stroke): press(stroke)
        case .phase(let phase): window.enter(phase)
        }
    }

    /// A pointer that is not down is a matter of the view that it is over.
    private func follow(_ event: PointerEvent) {
        switch event.phase {
        case .entered, .hovered, .left: (answeringItem(for: event.node) as? HoverItem)?.hover(event)
        default: window.pointers.follow(event, in: window)
        }
    }

    private func follow(_ drag: SceneDrag) {
        guard let zone = answeringItem(for: drag.target) as? DropItem else { return }
        let payload = window.payload(of: drag)
        switch drag.step {
        case .entered: zone.hover(payload, isOver: true)
        case .left: zone.hover(payload, isOver: false)
        case .dropped(let place): if let payload { zone.drop(payload, at: place) }
        }
    }

    /// An event for a node that has gone, cannot be pressed, or lies under another one is dropped.
    func press(_ id: NodeID) {
        guard window.scene[id]?.meaning.isPressable == true else { return }
        guard let item = answeringItem(for: id) else { return }
        if let row = window.swipedRow {
            // A press beside the buttons that a swipe has uncovered only covers them again.
            let isButton = row.hasUncovered(item)
            row.closeSwipe()
            if !isButton, item.isInside(row) { return }
        }
        item.answerPress()
    }

    private func row(_ id: NodeID) -> ListRowItem? {
        answeringItem(for: id) as? ListRowItem
    }

    private func adjust(_ id: NodeID, _ adjustment: SceneAdjustment) {
        guard window.scene[id]?.meaning.isAdjustable == true else { return }
        answeringItem(for: id)?.answer(adjustment)
    }

    /// The item that answers for a node; nil if it is disabled or lies under something else.
    func answeringItem(for id: NodeID) -> LayoutItem? {
        window.scene[id]?.meaning.isEnabled == true ? reachableItem(for: id) : nil
    }

    /// The item of a node, disabled or not; nil if it lies under something else.
    func reachableItem(for id: NodeID) -> LayoutItem? {
        guard let item = window.item(for: id) else { return nil }
        var around: LayoutItem? = item
        while let current = around {
            if current.blocksPresses { return nil }
            around = current.container
        }
        return item
    }

    /// A sheet that is on screen, with nothing over it.
    private func sheet(_ id: NodeID) -> SheetItem? {
        guard let sheet = window.item(for: id) as? SheetItem, !sheet.blocksPresses else { return nil }
        return sheet
    }
}

extension SceneEvent {
    /// The person, or a link, goes somewhere from what is shown now.
    fileprivate var leadsOn: Bool {
        switch self {
        case .press, .menuRequested, .rowSwiped, .rowMoved, .refreshRequested, .sheetReleased, .dismissRequested,
            .openURL, .visit, .adjust, .edit, .submit, .key, .paste, .drag:
            true
        case .scrolled, .pointer, .device, .focus, .blur, .phase: false
        }
    }
}
