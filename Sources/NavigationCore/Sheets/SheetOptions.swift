import Foundation

/// What a sheet's content asks of its sheet, by its presentation modifiers.
package struct SheetOptions: Equatable, Sendable {
    package var detents: Set<PresentationDetent> = [.large]
    /// What the app's binding says, nil if there is none.
    package var selection: PresentationDetent?
    /// The heights, without safe area, that custom detents have worked out; one that is not here does not apply (A5.45).
    package var customHeights: [PresentationDetent: CGFloat] = [:]
    package var isInteractiveDismissDisabled = false
    package var indicator = Indicator.automatic
    package var background = Background.automatic
    package var contentInteraction = ContentInteraction.automatic
    package var adaptation = Adaptation()
    /// The app has asked for a cover, whatever the room (A5.69).
    package var isCover = false

    package init() {}

    package enum Indicator: Sendable {
        case automatic, visible, hidden
    }

    /// Whether what is behind the sheet can be used (A5.63).
    package enum Background: Equatable, Sendable {
        case automatic, disabled, enabled
        /// Only at this detent and smaller ones.
        case enabledUpThrough(PresentationDetent)
    }

    /// What a drag on scrolling content does first (A5.62).
    package enum ContentInteraction: Sendable {
        case automatic, resizes, scrolls
    }

    /// What becomes of the sheet where there is little room (A5.42).
    package struct Adaptation: Equatable, Sendable {
        package var horizontal = Form.automatic
        package var vertical = Form.automatic

        package init(horizontal: Form = .automatic, vertical: Form = .automatic) {
            self.horizontal = horizontal
            self.vertical = vertical
        }

        package enum Form: Sendable {
            case automatic, none, popover, sheet, fullScreenCover
        }
    }
}
