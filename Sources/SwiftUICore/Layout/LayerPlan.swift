import Foundation

/// Where views stand that lie one over the other: their guides meet in one point, and the size is what reaches around it.
struct LayerPlan {
    private(set) var size = CGSize.zero
    /// One for each view, in order.
    let origins: [CGPoint]

    init(_ views: [ViewDimensions], _ alignment: Alignment) {
        let guides = views.map { CGPoint(x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
        let meeting = CGPoint(x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
        origins = guides.map { CGPoint(x: $0.x.distance(upTo: meeting.x), y: $0.y.distance(upTo: meeting.y)) }
        for (view, origin) in zip(views, origins) {
            size.width = max(size.width, origin.x + view.width)
            size.height = max(size.height, origin.y + view.height)
        }
    }
}
