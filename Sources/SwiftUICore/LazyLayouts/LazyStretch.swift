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
    private var resting: RestingElement?
    /// None of the elements that were looked at has a view.
    private var isBlank = false

    init(axis: Axis, window: Window) {
        self.axis = axis
        before = GapItem(window: window)
        after = GapItem(window: window)
        before.axis = axis
        after.axis = axis
    }

    /// The elements that have views.
    var elements: Range<Int> { elements(of: range) }

    /// The elements that stand in lines.
    func elements(of lines: Range<Int>) -> Range<Int> {
        min(lines.lowerBound * elementsInLine, count)..<min(lines.upperBound * elementsInLine, count)
    }

    /// The line in which an element stands.
    func line(of element: Int) -> Int { element / elementsInLine }

    private var lineCount: Int { (count + elementsInLine - 1) / elementsInLine }

    /// The elements that there were all have views: those are the first.
    ///
    /// - Parameter slots: What stands for those in each line.
    func begin(with count: Int, elementsInLine: Int, slots: [[LayoutItem]?]) {
        self.count = count
        self.elementsInLine = elementsInLine
        lengths.elementsDidChange(count: lineCount)
        range = 0..<lineCount
        learn(slots)
    }

    /// There are other elements, or they stand elsewhere.
    ///
    /// - Parameters:
    ///   - moves: Where each element that was measured is now, by where it was; nil if all are where they were.
    ///   - resting: An element that is to stay where it is seen, by where it stood among the elements, and where it stands now.
    func elementsDidChange(count: Int, moves: [Int: Int]?, resting: (element: RestingElement, index: Int)?) {
        let isFirst = lengths.count == 0
        self.count = count
        lengths.elementsDidChange(count: lineCount, moves: moves.map(movesOfLines))
        let size = isFirst ? LazyMetrics.first : max(range.count, min(LazyMetrics.first, lineCount))
        let shift = resting.map { line(of: $0.index) - line(of: $0.element.index) } ?? 0
        let start = max(0, min(range.lowerBound + shift, lineCount - size))
        range = start..<min(lineCount, start + size)
        self.resting = resting?.element
    }

    /// What the elements show may be something else: one that had no view may have one.
    func contentDidChange() {
        lengths.forgetEmpty(but: range)
    }

    /// A line has moved if it begins with the same element.
    private func movesOfLines(_ moves: [Int: Int]) -> [Int: Int] {
        guard elementsInLine > 1 else { return moves }
        var lines: [Int: Int] = [:]
        for (old, new) in moves where old % elementsInLine == 0 && new % elementsInLine == 0 {
            lines[line(of: old)] = line(of: new)
        }
        return lines
    }

    /// Another number of elements stands in a line: those that have views stay among those that do. Returns whether that is so.
    func adoptLines(of new: Int) -> Bool {
        guard new != elementsInLine, new > 0 else { return false }
        let first = elements.lowerBound
        elementsInLine = new
        lengths.elementsDidChange(count: lineCount, moves: [:])
        range = (line(of: first)..<line(of: first) + range.count).clamped(to: 0..<lineCount)
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

    /// Learns from the lines that have been laid out.
    ///
    /// - Parameter slots: What stands for each in its container: nothing for one without a view, nil for one that is not placed.
    func learn(_ slots: [[LayoutItem]?]) {
        var measured: [(index: Int, length: CGFloat?)] = []
        var spacing: CGFloat?
        var end: CGFloat?
        for case (let index, let slots?) in zip(range, slots) {
            guard let start = slots.map({ $0.frame.start(along: axis) }).min(),
                let last = slots.map({ $0.frame.end(along: axis) }).max()
            else {
                measured.append((index, nil))
                continue
            }
            measured.append((index, last - start))
            if spacing == nil, let end { spacing = start - end }
            end = last
        }
        isBlank = !measured.contains { $0.length != nil }
        lengths.learn(measured, spacing: spacing)
    }

    /// The lines whose elements should have views, if what can be seen lies between two distances from the first element's beginning;
    /// nil if those that have are right.
    func wanted(from start: CGFloat, to end: CGFloat, isMoving: Bool) -> Range<Int>? {
        if isBlank, !range.isEmpty { return wider }
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

    /// How many elements fill the screen cannot be told from those without views: each time more are tried, so that it takes few
    /// rounds to find those that have some.
    private var wider: Range<Int>? {
        let new = max(0, range.lowerBound - range.count)..<min(lengths.count, range.upperBound + range.count)
        return new == range ? nil : new
    }

    func move(to new: Range<Int>, resting: RestingElement?) {
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

/// An element that stays where it is seen while others around it change.
struct RestingElement {
    /// Among all elements.
    let index: Int
    let item: LayoutItem
    /// Where it began, in all that scrolls.
    let place: CGFloat
}

extension CGRect {
    func start(along axis: Axis) -> CGFloat { axis == .vertical ? minY : minX }
    func end(along axis: Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
}
