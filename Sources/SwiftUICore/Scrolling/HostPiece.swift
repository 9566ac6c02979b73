import Foundation

// A card of a million rows is longer than a host can scroll, and it would scroll that far all the same, with nothing at its end.
// So the host gets the piece of it that lies in what it scrolls.
extension LayoutItem {
    /// The frame of the item's node, and where the item's own origin lies in the node.
    ///
    /// - Parameter origin: Where the item is in the node around it.
    func hostPiece(at origin: CGPoint) -> (frame: CGRect, originInside: CGPoint) {
        var (frame, inside) = (CGRect(origin: origin, size: self.frame.size), originInside)
        if isBeyondHost, let scroller = scrollerAround, let place = scroller.frame(of: self) {
            let top = place.minY - scroller.base
            let (above, below) = (max(0, -top), max(0, top + frame.height - ScrollMetrics.hostExtent))
            frame.origin.y += above
            frame.size.height = max(0, frame.height - above - below)
            inside.y -= above
        } else if abs(origin.y) > ScrollMetrics.hostExtent {
            // What comes before or after all that the host scrolls is out of sight, and must not add to it: nobody scrolls there.
            frame.origin.y = -ScrollMetrics.hostExtent
        }
        return (frame, inside)
    }

    /// The item is longer than what a host scrolls, so that the piece of it depends on where the host stands.
    var isBeyondHost: Bool { frame.height > ScrollMetrics.hostExtent }
}
