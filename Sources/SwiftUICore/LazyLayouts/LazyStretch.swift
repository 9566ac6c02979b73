import Foundation

/// Which elements of a long collection have views, and how much room the others take.
@MainActor
final class LazyStretch {
    let axis: Axis
    let before: GapItem
    let after: GapItem
    /// How many elements there are.
    private(set) var count = 0
    /// So many elements stand beside each other: in a grid as many as fit, or else one.
    private(set) var elementsInLine = 1
    /// The lines whose elements have views.
    private(set) var range = 0..<0
    /// Of the lines.
    private(set) var lengths = ElementLengths(estimate: LazyMetrics.estimate)
    /// The views have changed, and count from this layout of the window on.
    private var awaited = 0
    /// An element that is to stay where it is while others around it get their views, and where that was.
    private var resting: (item: LayoutItem, place: CGFloat)?

    init(axis: Axis, window: Window) {
        self.axis = axis
        before = GapItem(window: window)
        after = GapItem(window: window)
        before.axis = axis
        after.axis = axis
    }

    /// The elements that have views.
    var elements: Range<Int> {
        min(range.lowerBound * elementsInLine, count)..<min(range.upperBound * elementsInLine, count)
    }

    /// The line in which an element stands.
    func line(of element: Int) -> Int { element / elementsInLine }

    /// There are other elements, though as many perhaps: what is on screen stays as far as it can.
    func elementsDidChange(count: Int) {
        self.count = count
        linesDidChange(count: (count + elementsInLine - 1) / elementsInLine)
    }

    private func linesDidChange(count: Int) {
        guard count != lengths.count else { return }
        let isFirst = lengths.count == 0
        lengths.reset(count: count)
        let size = isFirst ? LazyMetrics.first : max(range.count, min(LazyMetrics.first, count))
        let start = max(0, min(range.lowerBound, count - size))
        range = start..<min(count, start + size)
        resting = nil
    }

    /// Another number of elements stands in a line: those that have views stay among those that do. Returns whether that is so.
    func adoptLines(of new: Int) -> Bool {
        guard new != elementsInLine, new > 0 else { return false }
        let first = elements.lowerBound
        elementsInLine = new
        range = line(of: first)..<line(of: first) + range.count
        linesDidChange(count: (count + new - 1) / new)
        range = range.clamped(to: 0..<lengths.count)
        return true
    }

    /// Returns whether one has come, gone, or stands for another number of elements.
    func showGaps(beside neighbor: LayoutItem?) -> Bool {
        let old = (before.count, after.count)
        before.neighbor = neighbor
        after.neighbor = neighbor
        let rest = range.upperBound..<lengths.count
        before.show(range.lowerBound, length: lengths.length(of: 0..<range.lowerBound))
        after.show(rest.count, length: lengths.length(of: rest))
        return old != (before.count, after.count)
    }

    func awaitLayout(of window: Window) {
        awaited = window.layouts + 1
    }

    func isLaidOut(in window: Window) -> Bool { window.layouts >= awaited }

    /// Learns from the lines that have been laid out. One without a view takes no room.
    func learn(_ slots: [[LayoutItem]]) {
        var measured: [(index: Int, length: CGFloat)] = []
        var spacing: CGFloat?
        var end: CGFloat?
        for (index, slots) in zip(range, slots) {
            guard let start = slots.map({ $0.frame.start(along: axis) }).min(),
                let last = slots.map({ $0.frame.end(along: axis) }).max()
            else {
                measured.append((index, 0))
                continue
            }
            measured.append((index, last - start))
            if spacing == nil, let end { spacing = start - end }
            end = last
        }
        lengths.learn(measured, spacing: spacing)
    }

    /// The lines whose elements should have views, if what can be seen lies between two distances from the first element's beginning;
    /// nil if those that have are right.
    func wanted(from start: CGFloat, to end: CGFloat, isMoving: Bool) -> Range<Int>? {
        let screen = max(end - start, 1)
        let needed = lengths.indices(
            from: start - screen * LazyMetrics.least, to: end + screen * LazyMetrics.least)
        let isCovered = needed.isEmpty || needed.clamped(to: range) == needed
        let most = Int(CGFloat(max(needed.count, LazyMetrics.first)) * LazyMetrics.mostOfNeeded)
        if isCovered, range.count <= most { return nil }
        let ahead = screen * (isMoving ? LazyMetrics.aheadWhileMoving : LazyMetrics.ahead)
        let wanted = lengths.indices(from: start - ahead, to: end + ahead)
        // One stays, to be measured.
        let kept = wanted.isEmpty ? min(wanted.lowerBound, lengths.count - 1) : wanted.lowerBound
        let result = wanted.isEmpty ? kept..<kept + 1 : wanted
        return result == range ? nil : result
    }

    func move(to new: Range<Int>, resting: (item: LayoutItem, place: CGFloat)?) {
        range = new
        self.resting = resting
    }

    /// How far the element that was to stay has moved since, because those before it are not as long as was thought.
    func takeDrift(place: (LayoutItem) -> CGFloat?) -> CGFloat {
        defer { resting = nil }
        guard let resting, let now = place(resting.item) else { return 0 }
        return now - resting.place
    }
}

/// How much of a long collection is made. In screens, but for `first` and `estimate`: two thirds of a screen are what a wheel or a
/// flick goes between two pictures on a slow connection.
enum LazyMetrics {
    /// Collections up to this have all their views: that costs nothing, and all of them can be found.
    static let whole = 40
    /// Made before anything is known.
    static let first = 12
    /// What an element takes until the first ones have been measured, in points: a row of a list.
    static let estimate: CGFloat = 44
    /// There must be views for so much beyond what can be seen,
    static let least: CGFloat = 0.25
    /// and when there are not, they are made for so much.
    static let ahead: CGFloat = 0.5
    static let aheadWhileMoving: CGFloat = 1.5
    /// So many times the views that are needed may be left before some are given up.
    static let mostOfNeeded: CGFloat = 4
    /// The views of elements that have left keep their state, up to so many.
    static let parked = 400
}

extension CGRect {
    func start(along axis: Axis) -> CGFloat { axis == .vertical ? minY : minX }
    func end(along axis: Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}
