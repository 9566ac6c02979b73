import Foundation

// A host scrolls less far than a million rows reach. Near both ends its place is the true one, counted from that end; in between each
// of its points stands for several. While it scrolls, points are points all the same: the two are brought together at rest.
extension ScrollRoom {
    /// More scrolls than a host can.
    var isBeyondHost: Bool { extent.height > max(ScrollMetrics.hostExtent, size.height) }

    /// How far the host can be scrolled.
    var hostWay: CGFloat { max(0, min(extent.height, max(ScrollMetrics.hostExtent, size.height)) - size.height) }

    private var way: CGFloat { max(0, extent.height - size.height) }

    /// How much at each end is the same for both.
    private var end: CGFloat { hostWay / 4 }

    /// Where the host is to stand for a place, both from the top.
    func hostPlace(of place: CGFloat) -> CGFloat {
        guard isBeyondHost else { return place }
        if place <= end { return place }
        if place >= way - end { return hostWay - (way - place) }
        return end + (place - end) * (hostWay - 2 * end) / (way - 2 * end)
    }

    /// The place that the host means which has been scrolled to somewhere else at once.
    func place(ofHost place: CGFloat) -> CGFloat {
        guard isBeyondHost else { return place }
        if place <= end { return place }
        if place >= hostWay - end { return way - (hostWay - place) }
        return end + (place - end) * (way - 2 * end) / (hostWay - 2 * end)
    }

    /// Whether the host can go to a place and some way on from there.
    func isNearHost(_ hostPlace: CGFloat) -> Bool {
        guard isBeyondHost else { return hostPlace <= hostWay }
        let near = ScrollMetrics.leap * size.height
        return hostPlace >= near && hostPlace <= hostWay - near
    }
}
