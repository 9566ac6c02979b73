import Foundation

/// The views of a collection's elements: of all of them, or, in a lazy container, of those near the screen.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ValueNode<ForEach<Data, ID, Content>>
{
    private var ids: [ID] = []
    private var nodes: [ID: ViewNode] = [:]
    /// Which elements have views; nil if all have.
    private(set) var stretch: LazyStretch?
    /// The views are sections, or hold collections of their own: these are lazy, and not this one.
    private var isWhole = false
    /// The views of elements that are far away for now. They keep their state.
    private var parked: [ID: ViewNode] = [:]
    /// In the order in which they left.
    private var parkedIDs: [ID] = []

    override var children: [ViewNode] { ids.compactMap { nodes[$0] } }

    override var ownItems: [LayoutItem]? {
        guard let stretch else { return nil }
        return [stretch.before].filter { $0.count > 0 } + children.flatMap(\.items)
            + [stretch.after].filter { $0.count > 0 }
    }

    override func evaluate() {
        let count = reading { value.data.count }
        decide(count: count)
        guard let stretch else { return make(0..<count, isAnew: true) }
        let isOther = stretch.count != count
        stretch.elementsDidChange(count: count)
        make(stretch.elements, isAnew: true)
        if holdsCollections || standsUnevenly { return giveUpLaziness(count: count) }
        if isOther { dropParked() }
        showGaps()
    }

    /// - Parameter isAnew: The elements may be others than before. Otherwise a view that is there is right.
    private func make(_ range: Range<Int>, isAnew: Bool) {
        let old = ids
        var left = nodes
        ids.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        // The data may lead to where it lives, as a binding does.
        let elements = reading { named(range) }
        for (id, element) in elements {
            guard nodes[id] == nil else {
                warnOfTwins(id)
                continue
            }
            let known = left.removeValue(forKey: id)
            ids.append(id)
            nodes[id] = isAnew || known == nil ? make(element, in: known ?? takeParked(id)) : known
        }
        for (id, node) in left { leave(node, id) }
        guard ids != old else { return }
        stretch?.awaitLayout(of: window)
        itemsDidChange()
    }

    private func showGaps() {
        if stretch?.showGaps(beside: children.first?.items.first) == true { itemsDidChange() }
    }

    private func named(_ range: Range<Int>) -> [(id: ID, element: Data.Element)] {
        let data = value.data
        guard range.count < data.count else { return data.map { (id: value.id($0), element: $0) } }
        return range.map { offset in
            let element = data[data.index(data.startIndex, offsetBy: offset)]
            return (id: value.id(element), element: element)
        }
    }

    private func make(_ element: Data.Element, in existing: ViewNode?) -> ViewNode {
        let view = reading { value.content(element) }
        return Content._makeView(view: _GraphValue(view), inputs: inputs(for: existing)).node
    }

    override func givesName<Name: Hashable>(_ name: Name, to child: ViewNode) -> Bool {
        (name as? ID).flatMap { nodes[$0] } === child
    }

    override func name<Name: Hashable>(of child: ViewNode, as type: Name.Type) -> Name? {
        guard type == ID.self else { return nil }
        return ids.first { nodes[$0] === child } as? Name
    }

    override func appendRows(to rows: inout [ListRow]) {
        if let gap = stretch?.before, gap.count > 0 { rows.append(ListRow(gap: gap)) }
        let firstOffset = stretch?.elements.lowerBound ?? 0
        for (offset, id) in ids.enumerated() {
            guard let node = nodes[id] else { continue }
            let first = rows.count
            node.appendRows(to: &rows)
            for index in first..<rows.count {
                rows[index].identify(by: id)
                rows[index].editing.offset = firstOffset + offset
            }
        }
        if let gap = stretch?.after, gap.count > 0 { rows.append(ListRow(gap: gap)) }
    }

    /// SwiftUI's warning for the same mistake.
    private func warnOfTwins(_ id: ID) {
        RuntimeWarning.log(
            "\(ForEach<Data, ID, Content>.self): the ID \(id) occurs multiple times within the collection, "
                + "this will give undefined results!")
    }

    // MARK: Lazy

    /// A collection becomes lazy when it is long and stands right in a lazy container; it never goes back.
    private func decide(count: Int) {
        guard stretch == nil, !isWhole, count > LazyMetrics.whole, let axis = axisOfLazyContainer else { return }
        stretch = LazyStretch(axis: axis, window: window)
        window.geometryReadings.add(self)
    }

    private var holdsCollections: Bool {
        guard let first = children.first else { return false }
        if first.holdsLazyElements { return true }
        var rows: [ListRow] = []
        first.appendRows(to: &rows)
        return rows.contains { $0.section != nil || $0.disclosure != nil }
    }

    /// Lines of a grid can be counted only if each element is one view.
    private var standsUnevenly: Bool {
        environment.gridAxis != nil && children.contains { $0.items.count != 1 }
    }

    private func giveUpLaziness(count: Int) {
        isWhole = true
        stretch = nil
        make(0..<count, isAnew: true)
        itemsDidChange()
    }

    /// The views of an element are no longer wanted: it has gone, or it is far away.
    private func leave(_ node: ViewNode, _ id: ID) {
        guard stretch != nil else { return node.unmount() }
        parked[id] = node
        parkedIDs.append(id)
        graph.appearancesMayHaveChanged()
        while parkedIDs.count > LazyMetrics.parked { parked.removeValue(forKey: parkedIDs.removeFirst())?.unmount() }
    }

    private func takeParked(_ id: ID) -> ViewNode? {
        guard let node = parked.removeValue(forKey: id) else { return nil }
        parkedIDs.removeAll { $0 == id }
        graph.appearancesMayHaveChanged()
        return node
    }

    /// Elements that have gone for good take the state of their views along.
    private func dropParked() {
        guard !parked.isEmpty else { return }
        let there = reading { Set(value.data.lazy.map(value.id).filter { self.parked[$0] != nil }) }
        for (id, node) in parked where !there.contains(id) {
            parked.removeValue(forKey: id)
            node.unmount()
        }
        parkedIDs.removeAll { parked[$0] == nil }
    }

    override func shows(_ child: ViewNode) -> Bool {
        stretch == nil || nodes.values.contains { $0 === child }
    }

    override func willUnmount() {
        for node in parked.values { node.unmount() }
        parked.removeAll()
    }
}

extension ForEachNode: LazyElements {
    var isLazy: Bool { stretch != nil }

    /// The elements' views have been laid out, or scrolled: others may be needed now.
    func geometryMayHaveChanged() {
        guard let stretch, stretch.isLaidOut(in: window) else { return }
        guard let place = placeOnScreen else { return }
        place.scroller?.holdsGaps()
        if let grid = place.container as? LazyGridItem, stretch.adoptLines(of: grid.tracks) {
            make(stretch.elements, isAnew: false)
            showGaps()
            guard stretch.isLaidOut(in: window) else { return }
        }
        if standsUnevenly { return giveUpLaziness(count: stretch.count) }
        let slots = slotsOfLines(stretch)
        stretch.learn(slots)
        correct(stretch, in: place)
        showGaps()
        let visible = place.visible
        guard let new = stretch.wanted(from: visible.start, to: visible.end, isMoving: place.isMoving) else { return }
        stretch.move(to: new, resting: resting(among: new, slots: slots, in: place))
        make(stretch.elements, isAnew: false)
        showGaps()
    }

    /// What stands for the elements that have views, line by line.
    private func slotsOfLines(_ stretch: LazyStretch) -> [[LayoutItem]] {
        let slots = children.map { $0.items.compactMap { $0.slot?.item } }
        guard stretch.elementsInLine > 1 else { return slots }
        return Swift.stride(from: 0, to: slots.count, by: stretch.elementsInLine).map {
            slots[$0..<min($0 + stretch.elementsInLine, slots.count)].flatMap { $0 }
        }
    }

    /// What can be seen stays, though those before it are not as long as was thought.
    private func correct(_ stretch: LazyStretch, in place: LazyPlace) {
        let drift = stretch.takeDrift { place.place(of: $0) }
        guard abs(drift) > 0.01 else { return }
        place.scroller?.shift(along: stretch.axis, by: drift)
    }

    /// The first element that can be seen now and will have a view then.
    private func resting(
        among range: Range<Int>, slots: [[LayoutItem]], in place: LazyPlace
    ) -> (item: LayoutItem, place: CGFloat)? {
        guard let stretch else { return nil }
        for (index, slots) in zip(stretch.range, slots) where range.contains(index) {
            guard let slot = slots.first, slot.frame.end(along: stretch.axis) - place.start > place.visible.start,
                let content = children.first(where: { $0.items.first?.slot?.item === slot })?.items.first,
                let now = place.place(of: content)
            else { continue }
            return (content, now)
        }
        return nil
    }

    /// Where the collection is in its scroll view.
    private var placeOnScreen: LazyPlace? {
        guard let stretch else { return nil }
        let first = stretch.before.count > 0 ? stretch.before : children.lazy.flatMap(\.items).first
        guard let (slot, container) = first?.slot else { return nil }
        return LazyPlace(container: container, start: slot.frame.start(along: stretch.axis), axis: stretch.axis)
    }

    func index<Name: Hashable>(named name: Name) -> Int? {
        guard stretch != nil, let id = name as? ID else { return nil }
        return reading {
            let data = value.data
            // Numbers are most often counted from the first element.
            if let number = id as? Int, let first = data.first, let start = value.id(first) as? Int,
                (0..<data.count).contains(number &- start),
                value.id(data[data.index(data.startIndex, offsetBy: number - start)]) == id
            {
                return number - start
            }
            return data.firstIndex { value.id($0) == id }.map { data.distance(from: data.startIndex, to: $0) }
        }
    }

    func show(_ index: Int, anchor: UnitPoint?, isAnimated: Bool) {
        guard let stretch, let place = placeOnScreen, let scroller = place.scroller,
            var target = scroller.frame(of: place.container)
        else { return }
        let line = stretch.line(of: index)
        let start = place.start + stretch.lengths.offset(of: line)
        let length = stretch.lengths.length(of: line..<line + 1)
        if stretch.axis == .vertical {
            target = CGRect(x: target.minX, y: target.minY + start, width: target.width, height: length)
        } else {
            target = CGRect(x: target.minX + start, y: target.minY, width: length, height: target.height)
        }
        scroller.show(target, anchor: anchor, isAnimated: isAnimated)
    }
}
