import Foundation

/// What a host has to know of a sheet to have it follow a finger by itself. Where it goes when it is let go is not the host's to
/// decide: it says how (`SceneEvent.sheetReleased`), and gets an answer.
package struct SceneSheet: Equatable, Sendable {
    /// A height that the sheet may rest at, from the window's lower edge to the sheet's upper one, and how far it is then from
    /// the window's sides and its lower edge; in points.
    package struct Rest: Equatable, Sendable {
        package var height: CGFloat
        package var inset: CGFloat

        package init(height: CGFloat, inset: CGFloat) {
            self.height = height
            self.inset = inset
        }
    }

    /// From the lowest to the highest; none for a card, which moves as it is.
    package var rests: [Rest]
    /// It goes when it is dragged far enough down; else it can be pulled only a little.
    package var canDismiss: Bool
    /// A drag on scrolling content scrolls it. Else it moves the sheet.
    package var contentScrolls: Bool
    /// How often the sheet has been let go, so that each release has an answer, even one that changes nothing.
    package var releases: Int

    package init(rests: [Rest], canDismiss: Bool, contentScrolls: Bool, releases: Int) {
        self.rests = rests
        self.canDismiss = canDismiss
        self.contentScrolls = contentScrolls
        self.releases = releases
    }
}
