import Foundation
import SceneCore

/// Where a scroll view or a list stands, and who hears of it.
///
/// The host scrolls by itself and tells how far, where somebody wants to know (`isWatched`). What code of the app scrolls, goes to
/// the host as a request, and counts as done at once.
@MainActor
final class Scroller {
    private unowned let item: LayoutItem
    /// From the top left of all that scrolls, in points.
    private(set) var offset = CGPoint.zero
    private(set) var phase = ScrollPhase.idle
    private(set) var room = ScrollRoom()
    /// What the app has asked to be shown last.
    private(set) var request: ScrollRequest?
    /// By how much the host has had to scroll without anything moving on screen, in all.
    private var shift: ScrollShift?
    /// Counts what the host was asked to do.
    private var lastWord = 0
    /// The host's offset 0 is this one, in points down: no browser scrolls as far as a million rows.
    private(set) var base: CGFloat = 0
    private(set) var isWatched = false
    /// Some of what scrolls is not made for now.
    private(set) var isPartial = false
    /// It was the person who has scrolled last.
    private(set) var isPositionedByPerson = false
    /// How far it was scrolled before it had to come back with the end of what scrolls, and in which layout of the window.
    private var cutOff: (offset: CGPoint, layout: Int)?
    /// The scroll view or list.
    weak var owner: ViewNode?
    var anchors = ScrollAnchors()
    var behavior: (any ScrollTargetBehavior)?

    init(of item: LayoutItem) {
        self.item = item
    }

    /// Those who hear of it, from the outermost to the innermost.
    var listeners = ScrollListeners() {
        didSet { if !listeners.isEmpty { watch() } }
    }

    /// Somebody wants to know where things are: the host is to tell how far it has scrolled.
    func watch() {
        guard !isWatched else { return }
        isWatched = true
        item.sceneDidChange()
    }

    /// Some of what scrolls is made as it is needed.
    func holdsGaps() {
        watch()
        guard !isPartial else { return }
        isPartial = true
        item.sceneDidChange()
    }

    // MARK: Moving

    /// The host has scrolled.
    func take(_ report: ScrollReport) {
        guard report.request >= lastWord, report.offset.x.isFinite, report.offset.y.isFinite else { return }
        guard isWatched else { return hostMoved(to: report.offset) }
        let (before, old) = (phase, offset)
        phase = ScrollPhase(report.motion)
        if report.motion == .interacting || report.motion == .decelerating { isPositionedByPerson = true }
        move(to: place(of: report.offset))
        if phase != before || offset != old { item.window.geometryDidChange() }
        if phase == .idle, before != .animating, isPositionedByPerson { settle(from: old) }
        if phase == .idle { rebase() }
    }

    /// A page tells nothing where nobody wants to know. A host that does, as a test, only has other things on screen.
    private func hostMoved(to place: CGPoint) {
        let new = room.clamp(place)
        guard new != offset else { return }
        offset = new
        item.sceneDidChange()
    }

    /// Shows a part of what scrolls, given from its top left.
    func show(_ target: CGRect, anchor: UnitPoint?, isAnimated: Bool) {
        ask(for: target, anchor: anchor, clearOf: room.covered, isAnimated: isAnimated)
    }

    /// Scrolls to a place, as far as there is something to be seen.
    func scroll(to place: CGPoint, isAnimated: Bool) {
        ask(
            for: CGRect(origin: room.clamp(place), size: .zero), anchor: .topLeading, clearOf: EdgeInsets(),
            isAnimated: isAnimated)
    }

    private func ask(for target: CGRect, anchor: UnitPoint?, clearOf covered: EdgeInsets, isAnimated: Bool) {
        lastWord += 1
        var new = ScrollRequest(
            number: lastWord, target: target, anchor: anchor?.point,
            covered: SafeArea(
                top: covered.top, left: covered.leading, bottom: covered.bottom, right: covered.trailing),
            isAnimated: isAnimated)
        isPositionedByPerson = false
        item.sceneDidChange()
        let place = room.clamp(new.offset(from: offset, in: room.size))
        if !room.isNearHost(place.y - base) {
            // The host stands somewhere else now: it is told where to go, and not what to show.
            base = place.y - room.hostPlace(of: place.y)
            (new.target, new.anchor, new.covered) = (CGRect(origin: place, size: .zero), .zero, SafeArea())
        }
        new.target.origin.y -= base
        request = new
        move(to: place)
    }

    /// What lies before that which can be seen has grown by a length: nothing is to move on screen.
    func shift(along axis: Axis, by length: CGFloat) {
        // A smooth movement would end. It comes to where it should all the same.
        guard phase != .animating else { return }
        // What this layout has taken away from the end is no part of it.
        var new = cutOff.map { $0.layout == item.window.layouts ? $0.offset : offset } ?? offset
        if axis == .vertical { new.y += length } else { new.x += length }
        new = room.clamp(new)
        guard new != offset else { return }
        shiftHost(by: CGPoint(x: new.x - offset.x, y: new.y - offset.y))
        move(to: new)
    }

    private func shiftHost(by distance: CGPoint) {
        lastWord += 1
        shift = ScrollShift(
            number: lastWord, x: (shift?.x ?? 0) + distance.x, y: (shift?.y ?? 0) + distance.y)
        item.sceneDidChange()
    }

    /// Where the host is in all that scrolls. One that leaps is taken by the part of its way that it has gone.
    private func place(of hostOffset: CGPoint) -> CGPoint {
        let place = CGPoint(x: hostOffset.x, y: hostOffset.y + base)
        let leap = abs(place.y - offset.y) > ScrollMetrics.leap * room.size.height
        guard room.isBeyondHost, leap, phase != .animating else { return place }
        let whole = room.place(ofHost: hostOffset.y)
        base = whole - hostOffset.y
        item.sceneDidChange()
        return CGPoint(x: hostOffset.x, y: whole)
    }

    /// At rest the host's place shows which part of the way it has gone.
    private func rebase() {
        let new = offset.y - room.hostPlace(of: offset.y)
        guard abs(new - base) > room.hostWay * ScrollMetrics.drift else { return }
        shiftHost(by: CGPoint(x: 0, y: base - new))
        base = new
        item.sceneDidChange()
    }

    /// A host that shows the scroll view anew begins at the top left.
    func restore() {
        guard offset != .zero else { return }
        lastWord += 1
        request = ScrollRequest(
            number: lastWord, target: CGRect(x: offset.x, y: offset.y - base, width: 0, height: 0), anchor: .zero,
            covered: SafeArea(), isAnimated: false)
    }

    private func move(to new: CGPoint) {
        let new = room.clamp(new)
        guard new != offset else { return }
        offset = new
        item.sceneDidChange()
        item.window.geometryDidChange()
    }

    /// The person has let go and it has come to rest: the app may want it to rest somewhere else.
    private func settle(from start: CGPoint) {
        guard let behavior, let owner else { return }
        let target = behavior.restingOffset(of: self, content: owner)
        guard target != offset else { return }
        scroll(to: target, isAnimated: true)
        isPositionedByPerson = true
    }

    // MARK: Layout

    /// What scrolls, or the room for it, has another size.
    func adopt(_ new: ScrollRoom) {
        guard new != room else { return }
        let old = room
        room = new
        item.window.geometryDidChange()
        if !room.isBeyondHost, base != 0 {
            shiftHost(by: CGPoint(x: 0, y: base))
            base = 0
        }
        let kept = room.clamp(offset)
        if kept != offset {
            cutOff = (offset, item.window.layouts + 1)
            offset = kept
            item.sceneDidChange()
        }
        follow(from: old)
    }

    /// At first it shows the place of its anchor, and it stays there when its content grows.
    private func follow(from old: ScrollRoom) {
        let isFirst = old == ScrollRoom()
        guard let anchor = isFirst ? anchors.initial : anchors.sizeChanges, room.canScroll else { return }
        let wasThere = isFirst || !old.canScroll || old.offset(of: anchor) == offset
        if wasThere, room.offset(of: anchor) != offset { scroll(to: room.offset(of: anchor), isAnimated: false) }
    }

    // MARK: Reading

    /// The part of all that scrolls that is to be seen.
    var visible: CGRect { CGRect(origin: offset, size: room.size) }

    /// The same, without what bars and margins cover.
    var clearlyVisible: CGRect {
        CGRect(
            x: offset.x + room.covered.leading, y: offset.y + room.covered.top,
            width: max(0, room.size.width - room.covered.horizontal),
            height: max(0, room.size.height - room.covered.vertical))
    }

    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - room.insets.leading, y: offset.y - room.insets.top),
            contentSize: room.content, contentInsets: room.insets,
            containerSize: CGSize(
                width: max(0, room.size.width - room.insets.horizontal),
                height: max(0, room.size.height - room.insets.vertical)))
    }

    /// Its node in the scene.
    var node: NodeID { item.window.nodeID(of: item) }

    func paint(_ scroll: inout SceneScroll) {
        scroll.contentSize.height = min(scroll.contentSize.height, max(ScrollMetrics.hostExtent, room.size.height))
        scroll.offset = CGPoint(x: offset.x, y: offset.y - base)
        scroll.tellsOffset = isWatched
        scroll.isPartial = isPartial
        scroll.request = request
        scroll.shift = shift
    }

    /// Where an item that scrolls here is in all that scrolls.
    func frame(of inner: LayoutItem) -> CGRect? {
        var frame = CGRect(origin: .zero, size: inner.frame.size)
        var current = inner
        while current !== item {
            if current !== inner, let nested = current.scroller {
                frame = frame.offsetBy(dx: -nested.offset.x, dy: -nested.offset.y)
            }
            frame = frame.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
            guard let container = current.container else { return nil }
            current = container
        }
        return frame
    }
}

/// The sizes of a scroll view and of what it scrolls, in points.
struct ScrollRoom: Equatable {
    /// That of the scroll view.
    var size = CGSize.zero
    /// That of all that scrolls.
    var extent = CGSize.zero
    /// That of the app's content.
    var content = CGSize.zero
    /// From the edges of all that scrolls to the app's content.
    var insets = EdgeInsets()
    /// What bars and margins cover of the scroll view.
    var covered = EdgeInsets()

    var canScroll: Bool { extent.width > size.width || extent.height > size.height }

    func scrolls(along axis: Axis) -> Bool {
        axis == .vertical ? extent.height > size.height : extent.width > size.width
    }

    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(0, offset.x), max(0, extent.width - size.width)),
            y: min(max(0, offset.y), max(0, extent.height - size.height)))
    }

    /// Where a place of the content is at the same place of the scroll view.
    func offset(of anchor: UnitPoint) -> CGPoint {
        clamp(CGPoint(x: anchor.x * (extent.width - size.width), y: anchor.y * (extent.height - size.height)))
    }
}

extension LayoutItem {
    /// Where the item's own origin lies in its node of the scene: somewhere else only for what scrolls farther than a host can.
    var originInside: CGPoint { CGPoint(x: 0, y: -(scroller?.base ?? 0)) }

    /// The nearest scroll view or list around the item.
    var scrollerAround: Scroller? {
        var item = container
        while let current = item {
            if let scroller = current.scroller { return scroller }
            item = current.container
        }
        return nil
    }
}
