import Foundation

extension SheetResting {
    /// What can happen to a sheet that is shown.
    package enum Event: Equatable, Sendable {
        /// The window has been turned or resized.
        case room(SheetRoom)
        /// The content asks for something else, or the app has selected a detent.
        case options(SheetOptions)
        /// A sheet has come over this one, or is gone.
        case covered(Bool)
        /// The finger that has dragged the sheet lets go: how far down from where the sheet had rested, in points, and how fast
        /// down, in points a second. A drag that is cancelled is not told (A5.26).
        case released(distance: CGFloat, velocity: CGFloat)
        /// The grabber was pressed.
        case indicatorPressed
        /// The dimmed background was touched, or Escape pressed. That a touch takes a phone's sheet away is disputed (A5.27);
        /// UIKit's go.
        case dismissRequested
    }

    /// What the sheet's node has to do outside of this value.
    package enum Effect: Equatable, Sendable {
        /// Set the app's selection to this detent.
        case writeSelection(PresentationDetent)
        /// Take the sheet away, as the person wants.
        case dismiss
        case warn(NavigationWarning)
    }

    /// Takes in what happened. The effects are to be carried out in order.
    package mutating func apply(_ event: Event) -> [Effect] {
        switch event {
        case .room(let new):
            room = new
            return []
        case .options(let new): return take(new)
        case .covered(let new):
            isCovered = new
            return []
        case .released(let distance, let velocity): return release(distance: distance, velocity: velocity)
        case .indicatorPressed: return rest(at: (heights.place(of: detent) + 1) % heights.all.count)
        case .dismissRequested: return canDismissInteractively ? [.dismiss] : []
        }
    }

    /// A new selection is gone to (A5.36). One that is none of the detents is not: the sheet stays, and the app reads where.
    private mutating func take(_ new: SheetOptions) -> [Effect] {
        options = new
        if let selection = new.selection, new.detents.contains(selection) { detent = selection }
        return settleDetent()
    }

    /// Sees to it that the detent is one of the sheet's, else it is the lowest; and that the app's selection says which. A
    /// selection that is none of them earns a warning (A5.34).
    mutating func settleDetent() -> [Effect] {
        if !isKnown(detent) { detent = heights.all[0].detent }
        guard let selection = options.selection, selection != detent else { return [] }
        options.selection = detent
        return [.warn(.unknownDetent), .writeSelection(detent)]
    }

    /// One of the sheet's own, or the whole height that stands in where none of them applies.
    private func isKnown(_ detent: PresentationDetent) -> Bool {
        options.detents.contains(detent) || heights.all.contains { $0.detent == detent }
    }
}

// By hand.
extension SheetResting {
    private mutating func release(distance: CGFloat, velocity: CGFloat) -> [Effect] {
        guard form != .cover, distance.isFinite, velocity.isFinite else { return [] }
        let isCard = form == .card
        // A card has but its own height.
        let heights = isCard ? DetentHeights(card: room) : heights
        let start = isCard ? 0 : heights.place(of: detent)
        let release = SheetRelease(
            from: start, height: height - distance, velocity: velocity, heights: heights,
            canDismiss: canDismissInteractively)
        switch release {
        case .dismiss: return [.dismiss]
        case .rest(let place): return isCard ? [] : rest(at: place)
        }
    }

    /// Another detent by hand is written to the app's selection (A5.35).
    private mutating func rest(at place: Int) -> [Effect] {
        let old = heights.place(of: detent)
        guard form == .bottom, place != old else { return [] }
        detent = heights.all[place].detent
        guard options.selection != nil else { return [] }
        options.selection = detent
        return [.writeSelection(detent)]
    }
}
