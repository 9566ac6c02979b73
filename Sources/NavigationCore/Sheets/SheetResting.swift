import Foundation

/// Where a sheet rests, as a value: what its content asks for, the room there is, and by which rules both decide.
///
/// The sheet's node keeps one while the sheet is shown, tells it what happens (`apply`), carries out the effects that it answers
/// with, and shows the rest. Rules carry their number in the behaviour specification.
package struct SheetResting: Equatable, Sendable {
    package internal(set) var room: SheetRoom
    package internal(set) var options: SheetOptions
    /// The detent that was chosen last, by the app or the person. It is kept also where it does not apply: a phone turned there
    /// and back has it again (A5.43).
    package internal(set) var detent: PresentationDetent
    /// Another sheet lies over this one.
    package internal(set) var isCovered = false

    /// A sheet as it appears: at the detent that the app has selected (A5.33), else at the lowest (A5.32).
    package static func appearing(in room: SheetRoom, options: SheetOptions) -> (SheetResting, [Effect]) {
        var resting = SheetResting(room: room, options: options, detent: options.selection ?? .large)
        let effects = resting.settleDetent()
        return (resting, effects)
    }

    private init(room: SheetRoom, options: SheetOptions, detent: PresentationDetent) {
        self.room = room
        self.options = options
        self.detent = detent
        if options.selection == nil { self.detent = heights.all[0].detent }
    }

    package var form: SheetForm {
        options.isCover ? .cover : SheetForm(in: room, adaptation: options.adaptation)
    }

    /// The detents that apply, from the lowest to the highest. They matter to a sheet from the bottom only.
    package var detentHeights: [DetentHeight] { heights.all }

    /// How high the sheet is, in points: from the bottom edge of the window, or the card's height.
    package var height: CGFloat {
        switch form {
        case .bottom: heights.all[heights.place(of: detent)].height
        case .card: room.card.height
        case .cover: room.size.height
        }
    }

    /// A drag takes it to another height (A5.38).
    package var canResize: Bool { form == .bottom && heights.all.count > 1 }

    /// A drag down, a touch beside it or Escape takes it away (A5.21). A cover has no such way out (A5.69).
    package var canDismissInteractively: Bool { form != .cover && !options.isInteractiveDismissDisabled }

    var heights: DetentHeights {
        DetentHeights(options.detents, customHeights: options.customHeights, in: room)
    }
}

// What it looks and feels like.
extension SheetResting {
    /// The grabber shows if there is something to drag to, and not under another sheet (A5.41, A5.60).
    package var showsIndicator: Bool {
        guard form == .bottom, !isCovered else { return false }
        switch options.indicator {
        case .automatic: return canResize
        case .visible: return true
        case .hidden: return false
        }
    }

    /// What is behind can be used, and is then not dimmed (A5.63, A5.64).
    package var isBackgroundInteractive: Bool {
        guard form != .cover else { return false }
        switch options.background {
        case .automatic, .disabled: return false
        case .enabled: return true
        case .enabledUpThrough(let limit):
            guard form == .bottom, let limit = heights.all.first(where: { $0.detent == limit }) else { return false }
            return height <= limit.height
        }
    }

    /// What is behind is dimmed and cannot be used.
    package var isBackgroundDimmed: Bool { form != .cover && !isBackgroundInteractive }

    /// A drag on scrolling content scrolls it; else it first makes the sheet higher, up to the highest detent (A5.62).
    package var contentScrolls: Bool {
        guard canResize, options.contentInteraction != .scrolls else { return true }
        return heights.place(of: detent) == heights.all.count - 1
    }
}
