import Foundation
import SceneCore

/// A box in the layout: what a container sees of a view.
///
/// Its size is asked for by proposal and remembered until something in it changes. It is placed by its container, and places
/// what is in it. An item that paints or means something becomes a node of the scene; others only move what is in them.
@MainActor
package class LayoutItem {
    package final unowned let window: Window
    /// The item that places this one.
    package final var container: LayoutItem? {
        get { containerHandle?.object }
        set { containerHandle = newValue?.handle }
    }
    /// In the container's coordinates.
    package final private(set) var frame = CGRect.zero
    package final private(set) var proposal = ProposedViewSize.unspecified

    private var containerHandle: Handle<LayoutItem>?
    private nonisolated(unsafe) var ownHandle: Handle<LayoutItem>?
    private var sizes = SizeCache()
    private(set) final var needsPlacement = true
    /// Whether the item waits to be measured again for what it was asked before.
    private var isInDoubt = false
    /// Its container has asked the item, or one that hands the question on to it, where a guide lies in it that no size tells.
    private final var guideWasAskedFor = false
    /// The count of the window's layouts when the item and all around it were last told that they are to be laid out again.
    private var staleCount = -1
    /// Children are placed from the right: places are worked out from the leading edge, wherever that is.
    package final private(set) var isRightToLeft = false

    /// What the scene has of this item.
    final var shown = ShownItem()

    package init(window: Window) {
        self.window = window
    }

    deinit {
        ownHandle?.end()
    }

    /// For those who look the item up later, when it may have gone.
    final var handle: Handle<LayoutItem> {
        if let ownHandle { return ownHandle }
        let handle = Handle(self)
        ownHandle = handle
        return handle
    }

    // MARK: What a kind of item says of itself

    /// The size for a proposal. Must depend on nothing but the item's own values, its children's sizes, and the proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Places the children for the item's own size and the proposal that it came from.
    package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

    /// From the back to the front.
    package var subitems: [LayoutItem] { [] }

    /// The subitems are the same until others are adopted.
    package var keepsSubitems: Bool { false }

    /// How what changes in the item this turn is to be shown, if that is another way than around it. Asked once a turn.
    package func takeAnimation() -> AnimationScope? { nil }

    /// Something in the item has changed and is about to be shown: the item marks what else in it says the same.
    func contentWillBeShown() {}

    /// Outlines between what a node was and what it has become, for a change that is seen happening. Asked once a turn for each
    /// node that has changed.
    package func takeFrames(since old: SceneNode, for animation: SceneAnimation?) -> [String]? { nil }

    /// The direction of what is in the item; nil for that of its container.
    package var ownDirection: LayoutDirection? { nil }

    /// What the item puts on screen; nil if it is not to be seen itself.
    package func paint() -> Paint? { nil }

    /// The one item in this one, for an item that only changes how another is laid out, painted or read.
    package var wrapped: LayoutItem? { nil }

    /// What the app says of what is in the item in place of what that says of itself.
    var meaningChange: MeaningChange? { nil }

    /// What the item puts on screen, with what the app says of it.
    final func painted() -> Paint? {
        guard var paint = paintInDepth() else { return nil }
        if window.hasTouchAreas, paint.meaning.isPressable || paint.meaning.pointers != nil {
            paint.style.touchArea = touchArea
        }
        guard paint.meaning.role != .none else { return paint }
        var item: LayoutItem = self
        while let around = item.container, around.wrapped === item {
            around.meaningChange?.apply(to: &paint.meaning)
            item = around
        }
        return paint
    }

    /// Where a guide lies in an item of this size, if the item or one in it says so.
    package func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    /// What is read out for the item and all in it, as one sentence: for a row that is pressed as a whole.
    package var spokenText: String {
        subitems.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Where the first text in the item begins, from its leading edge, once it has been placed; nil if there is none.
    package var firstTextOffset: CGFloat? {
        for item in subitems {
            if let offset = item.firstTextOffset { return leadingEdge(of: item) + offset }
        }
        return nil
    }

    package var edges: EdgePreferences { .plain }

    package var layoutPriority: Double { 0 }

    /// The view that the item modifies, whatever else it shows or says.
    package var modified: LayoutItem? { wrapped }

    /// What the view carries for the layout that it is in.
    package func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { modified?.layoutValue(for: key) }

    /// The sizes that the item knew are forgotten; so is what it has worked out from those of its children.
    package func sizesWereForgotten() {}

    /// The item takes the whole window or column, and keeps its own content clear of what lies over the edges (`safeArea`);
    /// others are placed clear of it.
    package var reachesEdges: Bool { false }

    /// Takes a screen's large title in, to scroll with the content. False if the item cannot.
    package func takeLargeTitle(_ item: LayoutItem?) -> Bool { false }

    /// What scrolls with the large title: the item itself, or one in it; nil if nothing does.
    package var scrollingItem: LayoutItem? { nil }

    /// Where the item stands in what it scrolls; nil for one that does not scroll.
    var scroller: Scroller? { nil }

    /// What is in the item cannot be pressed: something else lies over it.
    package var blocksPresses: Bool { false }

    /// How far in front of its siblings the item is painted: those of a higher number cover those of a lower.
    package var zIndex: Double { modified?.zIndex ?? 0 }

    /// When the item is read among its siblings: those of a higher number come first.
    var sortPriority: Double { modified?.sortPriority ?? 0 }

    /// Where a finger meets the item, if the app has said so; nil for all of its frame.
    var touchArea: SceneOutline? {
        guard let modified, modified.frame == CGRect(origin: .zero, size: frame.size) else { return nil }
        return modified.touchArea
    }

    /// The item was pressed.
    package func press() {}

    /// The item is made more or less.
    package func adjust(_ adjustment: SceneAdjustment) {}

    /// The menu that the item has beside what a press does is asked for.
    package func showMenu() {}

    /// The item answers to presses, so it cannot be in another one that does.
    package var isControl: Bool { false }

    /// The item is there only for those who do not see: it is no part of what the view around it says and does.
    final var isUnseen = false

    /// Whether there is a control in the item, or it is one.
    package final var hasControls: Bool { isControl || subitems.contains(where: \.hasControls) }

    /// Whether the item is another one, or somewhere in it.
    package final func isInside(_ other: LayoutItem) -> Bool {
        var item: LayoutItem? = self
        while let current = item {
            if current === other { return true }
            item = current.container
        }
        return false
    }

    // MARK: Asking and placing

    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.measurable
        if window.proof.isRunning { return window.proof.size(of: self, for: proposal) }
        if let known = sizes[proposal] { return known }
        let size = measure(proposal).measurable
        sizes[proposal] = size
        return size
    }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { [unowned self] in askForGuide($0, in: size, proposal: proposal) }
    }

    /// Where a guide lies that no size tells, for a container that places by it.
    package final func askForGuide(_ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard window.explicitGuides.mayContain(guide) else { return nil }
        let place = explicitGuide(guide, in: size, proposal: proposal)
        // A layout of an app's own may answer now and then.
        if place != nil || window.explicitGuides.hasOwnLayouts { guideWasAskedFor = true }
        return place
    }

    /// How far the leading edge of a child is from that of the item, once both have been placed.
    package final func leadingEdge(of child: LayoutItem) -> CGFloat {
        isRightToLeft ? frame.width - child.frame.maxX : child.frame.minX
    }

    /// Puts the item's top leading corner at a point of its container. Work is done only if something has changed.
    ///
    /// - Parameter reach: How far the item may reach beyond its edges; nil for as far as its container may where their edges
    ///   meet.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize, reach newReach: EdgeInsets? = nil) {
        adoptDirection()
        var (origin, proposal) = (origin.usable, proposal.measurable)
        var size = sizeThatFits(proposal)
        let reachable = newReach ?? inheritedReach(at: origin, size)
        if reachesEdges {
            extend(&origin, &proposal, &size, by: reachable)
        } else {
            reach = reachable
        }
        if let container, container.isRightToLeft { origin.x = container.frame.width - origin.x - size.width }
        if window.proof.isRunning { return window.proof.check(self, origin: origin, size: size, proposal: proposal) }
        let isSameSize = size == frame.size && proposal == self.proposal
        let (isMoved, isResized) = (origin != frame.origin, size != frame.size)
        frame = CGRect(origin: origin, size: size)
        if isResized { sceneDidChange() } else if isMoved { didMove() }
        guard needsPlacement || !isSameSize else { return }
        needsPlacement = false
        self.proposal = proposal
        window.placements += 1
        placeChildren(in: size, proposal: proposal)
    }

    /// What bars and the device's edges cover of an item that reaches to the edges. Set by the container, right before it
    /// places the item.
    package final var safeArea = EdgeInsets() {
        didSet {
            guard safeArea != oldValue else { return }
            sizes.removeAll()
            needsPlacement = true
            sceneDidChange()
        }
    }

    /// How far what is painted behind the item, and what ignores the safe area, may reach beyond the item's edges: to where the
    /// screen ends, on edges that meet the edge of the safe area.
    package final private(set) var reach = EdgeInsets() {
        didSet { if reach != oldValue { needsPlacement = true } }
    }
    /// The safe area is what the item has reached over, not what a container has said.
    package final private(set) var hasReachedOverSafeArea = false

    /// The safe area that the item's size depends on. What the item reaches over comes after its size, and is added to it.
    package final var measuredSafeArea: EdgeInsets { hasReachedOverSafeArea ? EdgeInsets() : safeArea }

    /// What a node says of its direction, if hosts have to know it: nil where it is that of the window.
    package final var ownSide: Bool? {
        isRightToLeft == (window.rootItem?.isRightToLeft ?? false) ? nil : isRightToLeft
    }

    private func adoptDirection() {
        let direction = ownDirection.map { $0 == .rightToLeft } ?? container?.isRightToLeft ?? false
        guard direction != isRightToLeft else { return }
        isRightToLeft = direction
        needsPlacement = true
        sceneDidChange()
    }

    private func inheritedReach(at origin: CGPoint, _ size: CGSize) -> EdgeInsets {
        guard let container, container.reach != EdgeInsets() else { return EdgeInsets() }
        return container.reach.left(for: CGRect(origin: origin, size: size), in: container.frame.size)
    }

    /// What wants all of the screen takes what it can reach, and keeps its own content clear of it.
    private func extend(
        _ origin: inout CGPoint, _ proposal: inout ProposedViewSize, _ size: inout CGSize, by reachable: EdgeInsets
    ) {
        let canReach = reachable != EdgeInsets()
        if canReach || hasReachedOverSafeArea { safeArea = reachable }
        hasReachedOverSafeArea = canReach
        size = sizeThatFits(proposal)
        guard canReach else { return }
        size = CGSize(width: size.width + reachable.horizontal, height: size.height + reachable.vertical)
        origin = CGPoint(x: origin.x - reachable.leading, y: origin.y - reachable.top)
        proposal = ProposedViewSize(
            width: proposal.width.map { $0 + reachable.horizontal },
            height: proposal.height.map { $0 + reachable.vertical })
    }

    /// Something that the item's size depends on has changed: it and all around it are measured and placed again.
    package final func layoutDidChange() {
        let count = window.layoutCount
        var item: LayoutItem? = self
        while let current = item, !current.isStale(since: count) {
            current.forgetSizes()
            current.needsPlacement = true
            current.shown.isChanged = true
            current.staleCount = count ?? -1
            item = current.container
        }
        window.layoutDidChange()
        window.sceneDidChange()
    }

    /// The item may be of another size than before. Whatever else its container asks of it (edges, priority, layout values) is as
    /// it was. If the size turns out to be the same, nothing around the item is laid out again.
    package final func sizeMayHaveChanged() {
        guard window.layoutCount != nil, isInDoubt || !needsPlacement, container != nil else {
            return layoutDidChange()
        }
        sceneDidChange()
        doubtSize()
        window.layoutDidChange()
    }

    private func doubtSize() {
        guard !isInDoubt else { return }
        isInDoubt = true
        window.sizeDoubts.add(self, known: sizes)
        sizes = SizeCache()
        sizesWereForgotten()
    }

    private func forgetSizes() {
        sizes.removeAll()
        sizesWereForgotten()
        guideWasAskedFor = false
    }

    /// Measures the item again for what it was asked before, and doubts the size of its container if that gets another answer. True
    /// if all is as it was around the item, so that it alone has to be placed again.
    final func settleSize(known: SizeCache) -> Bool {
        isInDoubt = false
        // It may have been told meanwhile that all around it is laid out again.
        guard !needsPlacement else { return false }
        needsPlacement = true
        let hasGuides = guideWasAskedFor || container?.guideWasAskedFor == true
        if !hasGuides, known.isComplete, known.allSatisfy({ sizeThatFits($0) == $1 }) { return true }
        guideWasAskedFor = false
        if let container, !container.needsPlacement { container.doubtSize() }
        return false
    }

    /// What is in the item lies elsewhere, though the item has the size that it had.
    final func placementIsStale() {
        needsPlacement = true
    }

    /// Places what is in the item again, where it is.
    final func placeAgain() {
        guard needsPlacement else { return }
        needsPlacement = false
        window.placements += 1
        placeChildren(in: frame.size, proposal: proposal)
    }

    /// Whether the item, and with it all around it, is known to be laid out again, so that the walk to the root can end here:
    /// many items in one place change in one turn.
    private func isStale(since count: Int?) -> Bool {
        staleCount == count && needsPlacement && shown.isChanged && sizes.isEmpty
    }

    /// What the item shows has changed, its size has not.
    package final func sceneDidChange() {
        shown.isChanged = true
        didMove()
    }

    /// The item shows what it did, somewhere else.
    private func didMove() {
        var item = self
        while let container = item.container, container.shown.noteChange(in: item) { item = container }
        window.sceneDidChange()
    }

    /// Takes items in as children: they tell this item when their sizes change.
    package final func adopt(_ items: [LayoutItem]) {
        for item in items where item.container !== self {
            item.container = self
            item.forgetShown()
        }
        layoutDidChange()
    }
}

/// What an item puts on screen.
package struct Paint {
    package var content = SceneContent.none
    package var style = SceneStyle()
    package var meaning = Meaning()
    package var transition: SceneTransition?
    package var sheet: SceneSheet?
    package var popup: ScenePopup?

    package init() {}
}
