import Foundation
import SceneCore

/// How a scroll view scrolls.
struct ScrollSettings: Equatable {
    var axes: Axis.Set = .vertical
    var showsIndicators = true
    var isEnabled = true
    /// It gives way to a finger even where all of the content can be seen.
    var bounces = false
    /// Content is seen beyond the edges, too.
    var isUnclipped = false
    /// Where content stands that is smaller than the scroll view; nil for the top left.
    var alignment: UnitPoint?
    /// Room around the content.
    var margins = ContentMargins()
}

/// A scroll view in the layout. One that reaches the edges of its screen lets its content move below what lies over them.
final class ScrollItem: LayoutItem, RefreshingItem {
    var settings = ScrollSettings() {
        didSet { if settings != oldValue { layoutDidChange() } }
    }
    var content: LayoutItem? {
        didSet { if content !== oldValue { adopt(subitems) } }
    }
    /// The large title of the screen, which moves with the content.
    private var title: LayoutItem?
    private(set) lazy var position = Scroller(of: self)
    private(set) lazy var refreshing = RefreshControl(of: self)

    override var subitems: [LayoutItem] { refreshing.subitems + [title, content].compactMap { $0 } }
    override var reachesEdges: Bool { true }
    override var scrollingItem: LayoutItem? { self }
    override var scroller: Scroller? { position }

    override func takeLargeTitle(_ item: LayoutItem?) -> Bool {
        guard settings.axes.contains(.vertical) else { return false }
        if title !== item {
            title = item
            adopt(subitems)
        }
        return true
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        ScrollPlan(self, proposal: proposal, title: title, safeArea: measuredSafeArea).size
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let plan = ScrollPlan(self, proposal: proposal, title: title, safeArea: safeArea)
        refreshing.place(below: safeArea.top, width: size.width)
        title?.place(at: plan.titleOrigin, proposal: ProposedViewSize(width: size.width, height: nil))
        content?.place(at: plan.contentOrigin, proposal: plan.contentProposal)
        position.adopt(plan.room)
    }

    override func paint() -> Paint? {
        var paint = Paint()
        var scroll = SceneScroll(contentSize: position.room.extent)
        scroll.showsIndicators = settings.showsIndicators
        scroll.isEnabled = settings.isEnabled
        scroll.takesFocus = settings.isEnabled && scroll.contentSize != frame.size
        scroll.bounces = settings.bounces
        scroll.isUnclipped = settings.isUnclipped
        scroll.canRefresh = refreshing.action != nil
        position.paint(&scroll)
        paint.content = .scroll(scroll)
        paint.style.isRightToLeft = ownSide
        return paint
    }
}

/// Where the content of a scroll view is in what scrolls, and how far that reaches
/// (`reference/scroll-*.json`: exact along the axes and across them).
@MainActor
struct ScrollPlan {
    /// That of the scroll view itself.
    let size: CGSize
    let titleOrigin: CGPoint
    let contentOrigin: CGPoint
    let contentProposal: ProposedViewSize
    let room: ScrollRoom

    init(_ item: ScrollItem, proposal: ProposedViewSize, title: LayoutItem?, safeArea: EdgeInsets) {
        let (axes, insets) = (item.settings.axes, safeArea.adding(item.settings.margins.insets))
        let (isVertical, isHorizontal) = (axes.contains(.vertical), axes.contains(.horizontal))
        contentProposal = ProposedViewSize(
            width: isHorizontal ? nil : proposal.width.map { max(0, $0 - insets.horizontal) },
            height: isVertical ? nil : proposal.height.map { max(0, $0 - insets.vertical) })
        let content = item.content?.sizeThatFits(contentProposal) ?? .zero
        let width = ProposedViewSize(width: proposal.width, height: nil)
        let aboveHeight = (title?.sizeThatFits(width).height ?? 0) + item.refreshing.height
        let whole = CGSize(
            width: content.width + insets.horizontal, height: content.height + insets.vertical + aboveHeight)

        // The title takes the whole width, so that it stands where it does over a list.
        let ownWidth = title == nil ? whole.width : max(whole.width, proposal.width ?? 0)
        size = CGSize(
            width: isHorizontal ? proposal.width ?? whole.width : ownWidth,
            height: isVertical ? proposal.height ?? whole.height : whole.height)
        titleOrigin = CGPoint(x: safeArea.leading, y: safeArea.top + item.refreshing.height)
        let across = isHorizontal ? max(0, size.width - whole.width) * (item.settings.alignment?.x ?? 0) : 0
        let down = isVertical ? max(0, size.height - whole.height) * (item.settings.alignment?.y ?? 0) : 0
        let middle = isHorizontal ? 0 : (size.width - insets.horizontal - content.width) / 2
        contentOrigin = CGPoint(x: insets.leading + middle + across, y: insets.top + aboveHeight + down)
        room = ScrollRoom(
            size: size,
            extent: CGSize(
                width: isHorizontal ? max(size.width, whole.width) : size.width,
                height: isVertical ? max(size.height, whole.height) : size.height),
            content: content,
            insets: EdgeInsets(
                top: insets.top + aboveHeight, leading: insets.leading, bottom: insets.bottom,
                trailing: insets.trailing),
            covered: insets)
    }
}
