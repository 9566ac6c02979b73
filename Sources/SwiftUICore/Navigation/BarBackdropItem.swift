import Foundation
import SceneCore

/// What is scrolled under a bar, and how far until the bar needs a backdrop.
struct ScrollEdge: Equatable {
    let scroller: LayoutItem
    /// The backdrop grows from the first distance to the second.
    let from: CGFloat
    let to: CGFloat
    /// That of what is scrolled.
    let color: SceneColor

    /// - Parameter title: The large title, which scrolls away first.
    init(of scroller: LayoutItem, below title: LargeTitleMetrics?, background: SceneColor) {
        self.scroller = scroller
        let distances = title?.vanishing ?? 0...BarMetrics.scrollEdgeReach
        from = distances.lowerBound
        to = distances.upperBound
        var color = background
        color.alpha = BarMetrics.scrollEdgeOpacity
        self.color = color
    }

    @MainActor
    func fade(in window: Window) -> ScrollFade {
        ScrollFade(scroller: window.nodeID(of: scroller), from: from, to: to)
    }

    static func == (left: ScrollEdge, right: ScrollEdge) -> Bool {
        left.scroller === right.scroller && left.from == right.from && left.to == right.to && left.color == right.color
    }
}

/// Keeps a bar readable while content is scrolled under it: the content fades out toward the window's edge.
final class BarBackdropItem: LayoutItem {
    var edge: ScrollEdge? {
        didSet { if edge != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        guard let edge else { return nil }
        var paint = Paint()
        paint.style.background = edge.color
        paint.style.isFrosted = true
        paint.style.fadesAtBottom = true
        paint.style.fade = edge.fade(in: window)
        return paint
    }
}
