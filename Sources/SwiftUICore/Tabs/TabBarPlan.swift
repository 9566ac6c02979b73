import Foundation

/// What is in a bar of tabs.
enum TabBarContents: Equatable {
    /// At the bottom: whether each tab stands apart from the others.
    case bottom(standingApart: [Bool])
    /// At the top: how wide the text of each tab is.
    case top(labels: [CGFloat])

    /// Where the bar is in a tab view. At the bottom it is a capsule in the middle; with a tab that stands apart it goes from side to
    /// side.
    func frame(in size: CGSize, clearOf edges: EdgeInsets) -> CGRect {
        let clear = size.width - edges.horizontal
        let width: CGFloat
        let y: CGFloat
        let height: CGFloat
        switch self {
        case .bottom(let standingApart):
            let room = clear - 2 * TabMetrics.margin
            width = standingApart.contains(true) ? room : min(Self.capsule(of: standingApart.count), room)
            (y, height) = (size.height - TabMetrics.margin - TabMetrics.height, TabMetrics.height)
        case .top(let labels):
            width = min(Self.widths(of: labels) + 2 * Self.topInset, clear - 2 * TabMetrics.topMargin)
            (y, height) = (BarMetrics.top(safeArea: edges.top), TabMetrics.topHeight)
        }
        return CGRect(x: edges.leading + (clear - width) / 2, y: y, width: max(0, width), height: height)
    }

    fileprivate static let topInset = (TabMetrics.topHeight - TabMetrics.topItemHeight) / 2

    /// How wide the capsule of some tabs is where there is room.
    fileprivate static func capsule(of count: Int) -> CGFloat {
        count == 0 ? 0 : CGFloat(count) * TabMetrics.pitch + 2 * TabMetrics.inset + TabMetrics.overlap
    }

    fileprivate static func widths(of labels: [CGFloat]) -> CGFloat {
        labels.reduce(0) { $0 + $1 + 2 * TabMetrics.topItemPadding }
    }
}

/// Where the tabs are in their bar.
struct TabBarPlan: Equatable {
    /// What the tabs stand on; nil if all of them stand apart.
    let capsule: CGRect?
    let tabs: [CGRect]

    init(_ contents: TabBarContents, in size: CGSize) {
        switch contents {
        case .bottom(let standingApart): self.init(standingApart, in: size)
        case .top(let labels): self.init(labels, in: size)
        }
    }

    /// A tab that stands apart has a circle of its own at the trailing end, and the capsule is at the leading one.
    private init(_ standingApart: [Bool], in size: CGSize) {
        let circle = size.height + TabMetrics.overlap
        let circles = CGFloat(standingApart.count { $0 }) * circle
        let together = standingApart.count { !$0 }
        let width = max(0, min(TabBarContents.capsule(of: together), size.width - circles))
        let pitch = max(0, width - 2 * TabMetrics.inset - TabMetrics.overlap) / CGFloat(max(1, together))
        capsule = together == 0 ? nil : CGRect(x: 0, y: 0, width: width, height: size.height)
        var (next, nextCircle) = (TabMetrics.inset, size.width - circles + TabMetrics.overlap)
        tabs = standingApart.map { standsApart in
            if standsApart {
                defer { nextCircle += circle }
                return CGRect(x: nextCircle, y: 0, width: size.height, height: size.height)
            }
            defer { next += pitch }
            return CGRect(
                x: next, y: TabMetrics.inset, width: pitch + TabMetrics.overlap, height: TabMetrics.itemHeight)
        }
    }

    /// Each tab is as wide as its text, and less so where there is no room for all of them.
    private init(_ labels: [CGFloat], in size: CGSize) {
        let room = max(0, size.width - 2 * TabBarContents.topInset)
        let wanted = TabBarContents.widths(of: labels)
        let share = wanted > room ? room / wanted : 1
        capsule = CGRect(origin: .zero, size: size)
        var next = TabBarContents.topInset
        tabs = labels.map { label in
            let width = (label + 2 * TabMetrics.topItemPadding) * share
            defer { next += width }
            return CGRect(x: next, y: TabBarContents.topInset, width: width, height: TabMetrics.topItemHeight)
        }
    }
}
