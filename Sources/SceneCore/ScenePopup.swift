import Foundation

/// What a host has to know to keep something small near what it belongs to: only the host knows how far that has been scrolled.
package struct ScenePopup: Equatable, Sendable {
    /// What it belongs to; nil if that is not on screen. Then it stays where its frame says.
    package var anchor: NodeID?
    /// From what it belongs to, in points.
    package var distance: CGFloat
    /// What it keeps free at the window's edges, in points.
    package var margins: SafeArea
    /// Whether it stands over what it belongs to, if there is room, and not below it.
    package var prefersAbove: Bool

    package init(anchor: NodeID?, distance: CGFloat, margins: SafeArea, prefersAbove: Bool) {
        self.anchor = anchor
        self.distance = distance
        self.margins = margins
        self.prefersAbove = prefersAbove
    }
}
