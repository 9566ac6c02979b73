import Foundation
import NavigationCore
import SceneCore

/// A sheet in the layout: its content over a background of its own, and the bar by which it is dragged.
final class SheetItem: LayoutItem {
    private(set) var resting: SheetResting?
    private var look: SheetLook?
    private var title = ""
    private var content: LayoutItem?
    private lazy var joined = JoinedItems(window: window)
    private lazy var indicator = SheetIndicatorItem(window: window)
    private lazy var veil = SheetVeilItem(window: window)
    private var onEvent: (SheetResting.Event) -> Void = { _ in }
    /// How often it has been let go. It is part of what hosts are told, so that each release gets an answer.
    private var releases = 0
    /// That of the view that presents it.
    var direction = LayoutDirection.leftToRight {
        didSet { if direction != oldValue { layoutDidChange() } }
    }
    override var ownDirection: LayoutDirection? { direction }
    /// Something lies over it that has to be dealt with first.
    var isInert = false {
        didSet { if isInert != oldValue { sceneDidChange() } }
    }

    /// A menu or another popup lies over it.
    var isUnderPopup = false {
        didSet {
            guard isUnderPopup != oldValue else { return }
            veil.isUnderPopup = isUnderPopup
            sceneDidChange()
        }
    }

    func setContent(_ items: [LayoutItem]) {
        content = joined.join(items)
        adopt(subitems)
    }

    func show(
        _ resting: SheetResting, title: String, look: SheetLook, onEvent: @escaping (SheetResting.Event) -> Void
    ) {
        self.onEvent = onEvent
        veil.onPress = { onEvent(.dismissRequested) }
        indicator.onPress = { onEvent(.indicatorPressed) }
        guard resting != self.resting || title != self.title || look != self.look else { return }
        self.resting = resting
        self.title = title
        self.look = look
        veil.show(look.dimming, canBePressed: resting.canDismissInteractively)
        indicator.show(look.indicator, canBePressed: resting.canResize)
        adopt(subitems)
    }

    // MARK: Events

    func release(distance: CGFloat, velocity: CGFloat) {
        releases += 1
        sceneDidChange()
        onEvent(.released(distance: distance, velocity: velocity))
    }

    func requestDismissal() {
        onEvent(.dismissRequested)
    }

    // MARK: Layout

    /// How the sheet stands to what is behind it.
    struct Stacking: Equatable {
        /// What is behind has to wait until the sheet is gone.
        var isModal = true
        var isDimming = false
    }

    var stacking: Stacking {
        resting.map { Stacking(isModal: !$0.isBackgroundInteractive, isDimming: $0.isBackgroundDimmed) } ?? Stacking()
    }

    /// The sheet and what dims the window behind it, from the back to the front.
    var layers: [LayoutItem] { stacking.isDimming ? [veil, self] : [self] }

    /// Places both in the window.
    func place(inWindow size: CGSize, safeArea window: EdgeInsets) {
        guard let resting else { return }
        if stacking.isDimming { veil.place(at: .zero, proposal: ProposedViewSize(size)) }
        let plan = SheetPlan(resting, safeArea: window)
        safeArea = plan.safeArea
        place(at: plan.frame.origin, proposal: ProposedViewSize(plan.frame.size))
    }

    /// In the order of reading.
    override var subitems: [LayoutItem] {
        [resting?.showsIndicator == true ? indicator : nil, content].compactMap { $0 }
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        content?.place(in: size, clearOf: safeArea)
        if resting?.showsIndicator == true {
            let target = SheetMetrics.indicatorTarget
            indicator.place(at: CGPoint(x: (size.width - target.width) / 2, y: 0), proposal: ProposedViewSize(target))
        }
    }

    override var blocksPresses: Bool { isInert || isUnderPopup }

    // MARK: Scene

    override func paint() -> Paint? {
        guard let resting, let look else { return nil }
        let plan = SheetPlan(resting, safeArea: safeArea)
        var paint = Paint()
        paint.meaning = Meaning(role: .dialog, label: title)
        paint.meaning.isModal = stacking.isModal
        paint.meaning.isInert = isInert || isUnderPopup
        paint.style.background = plan.isFloating ? look.floatingBackground : look.background
        paint.style.isGlass = plan.isFloating
        paint.style.cornerRadius = plan.isRounded ? look.cornerRadius : 0
        paint.style.hasSquareBottom = plan.hasSquareBottom
        paint.style.isRaised = resting.form != .cover
        paint.style.clips = true
        paint.transition = .rise
        paint.sheet = drag(resting)
        return paint
    }

    /// What a host has to know to have the sheet follow a finger.
    private func drag(_ resting: SheetResting) -> SceneSheet? {
        guard resting.form != .cover else { return nil }
        let rests = resting.form == .bottom ? resting.detentHeights.map(\.height) : []
        return SceneSheet(
            rests: rests.map { SceneSheet.Rest(height: $0, inset: SheetPlan.inset(atHeight: $0, in: resting.room)) },
            canDismiss: resting.canDismissInteractively, contentScrolls: resting.contentScrolls, releases: releases)
    }
}
