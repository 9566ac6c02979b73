import Foundation

/// The views of a collection's elements: of all of them, or, in a lazy container, of those near the screen.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ValueNode<ForEach<Data, ID, Content>>
{
    private typealias Name = ElementName<ID>

    private var count = 0
    /// Of the elements that have views, in order.
    private var names: [Name] = []
    private var nodes: [Name: ViewNode] = [:]
    /// Which elements have views; nil if all have.
    private(set) var stretch: LazyStretch?
    /// The views are sections, or hold collections of their own: these are lazy, and not this one.
    private var isWhole = false
    private let parked = ParkedViews<Name>()
    private var places = ElementPlaces<ID>()

    override var children: [ViewNode] { names.compactMap { nodes[$0] } }

    override var ownItems: [LayoutItem]? {
        guard let stretch else { return nil }
        return [stretch.before].filter { $0.count > 0 } + children.flatMap(\.items)
            + [stretch.after].filter { $0.count > 0 }
    }

    override func evaluate() {
        count = reading { value.data.count }
        becomeLazyIfLong()
        guard let stretch else { return make(0..<count, isAnew: true) }
        followElements(in: stretch)
        make(stretch.elements, isAnew: true)
        if holdsCollections || standsUnevenly { return giveUpLaziness() }
        showGaps()
    }

    /// - Parameter isAnew: The elements may be others than before. Otherwise a view that is there is right.
    private func make(_ range: Range<Int>, isAnew: Bool) {
        let old = names
        var left = nodes
        names.removeAll(keepingCapacity: true)
        nodes.removeAll(keepingCapacity: true)
        // The data may lead to where it lives, as a binding does.
        let elements = reading { named(range) }
        for (id, element) in elements {
            let name = freeName(for: id)
            let known = left.removeValue(forKey: name)
            names.append(name)
            nodes[name] = isAnew || known == nil ? make(element, in: known ?? parked.take(name)) : known
        }
        if stretch != nil { places.note(names.lazy.map(\.id), from: range.lowerBound) }
        for (name, node) in left { leave(node, name) }
        guard names != old else { return }
        stretch?.awaitLayout(of: window)
        itemsDidChange()
    }

    /// Two elements of one identity are a mistake of the app's, but each has a view.
    private func freeName(for id: ID) -> Name {
        var name = Name(id: id)
        guard nodes[name] != nil else { return name }
        warnOfTwins(id)
        while nodes[name] != nil { name.twin += 1 }
        return name
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

    override func givesName<Other: Hashable>(_ name: Other, to child: ViewNode) -> Bool {
        (name as? ID).flatMap { nodes[Name(id: $0)] } === child
    }

    override func name<Other: Hashable>(of child: ViewNode, as type: Other.Type) -> Other? {
        guard type == ID.self else { return nil }
        return names.first { nodes[$0] === child }?.id as? Other
    }

    override func appendRows(to rows: inout [ListRow]) {
        if let gap = stretch?.before, gap.count > 0 { rows.append(ListRow(gap: gap)) }
        let firstOffset = stretch?.elements.lowerBound ?? 0
        for (offset, name) in names.enumerated() {
            guard let node = nodes[name] else { continue }
            let first = rows.count
            node.appendRows(to: &rows)
            for index in first..<rows.count {
                rows[index].identify(by: name.id)
                rows[index].editing.place = ElementPlace(offset: firstOffset + offset, count: count)
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
    private func becomeLazyIfLong() {
        guard stretch == nil, !isWhole, count > LazyMetrics.whole, let axis = axisOfLazyContainer else { return }
        if holdsCollections {
            isWhole = true
            return
        }
        let new = LazyStretch(axis: axis, window: window)
        stretch = new
        window.geometryReadings.add(self)
        guard !names.isEmpty else { return }
        // The collection has grown: what is on screen stays.
        places.note(names.lazy.map(\.id), from: 0)
        let inLine = (placeOnScreen?.container as? LazyGridItem)?.tracks ?? 1
        new.begin(with: names.count, elementsInLine: inLine, slots: slots(in: inLine))
    }

    /// Told by the first view that there is: others may stand for nothing.
    private var holdsCollections: Bool {
        children.first { !$0.items.isEmpty }?.holdsElements ?? false
    }

    /// Lines of a grid can be counted only if each element is one view.
    private var standsUnevenly: Bool {
        environment.gridAxis != nil && children.contains { $0.items.count != 1 }
    }

    private func giveUpLaziness() {
        isWhole = true
        stretch = nil
        make(0..<count, isAnew: true)
        parked.drop { _ in true }
        itemsDidChange()
    }

    /// The elements may be others than before, or stand elsewhere. What is known of them goes with them, and the first that can be
    /// seen stays where it is; only at the very top new ones are seen coming.
    private func followElements(in stretch: LazyStretch) {
        let moves = reading { places.follow(into: value.data, id: value.id) }
        stretch.contentDidChange()
        guard moves != nil || count != stretch.count else { return }
        let place: (Int) -> Int? = { [count] index in
            guard let moves else { return index < count ? index : nil }
            return moves[index]
        }
        var resting: (element: RestingElement, index: Int)?
        if let onScreen = placeOnScreen,
            let first = self.resting(in: onScreen, where: { place($0) != nil }),
            let index = place(first.index)
        {
            resting = (first, index)
        }
        stretch.elementsDidChange(count: count, moves: moves, resting: resting)
        if moves != nil { parked.drop { !places.holds($0.id) } }
    }

    /// The views of an element are no longer wanted: it has gone, or it is far away.
    private func leave(_ node: ViewNode, _ name: Name) {
        guard stretch != nil, places.holds(name.id) else { return node.unmount() }
        parked.park(node, as: name)
    }

    override func shows(_ child: ViewNode) -> Bool {
        stretch == nil || nodes.values.contains { $0 === child }
    }

    override func willUnmount() {
        parked.drop { _ in true }
    }
}

extension ForEachNode: LazyElements {
    var isLazy: Bool { stretch != nil }

    /// The elements' views have been laid out, or scrolled: others may be needed now.
    func geometryMayHaveChanged() {
        guard let stretch, stretch.isLaidOut(in: window), let place = placeOnScreen else { return }
        place.scroller?.holdsGaps()
        if let grid = place.container as? LazyGridItem, stretch.adoptLines(of: grid.tracks) {
            make(stretch.elements, isAnew: false)
            showGaps()
            guard stretch.isLaidOut(in: window) else { return }
        }
        if standsUnevenly { return giveUpLaziness() }
        stretch.learn(slots(in: stretch.elementsInLine))
        correct(stretch, in: place)
        showGaps()
        let visible = place.visible
        guard let new = stretch.wanted(from: visible.start, to: visible.end, isMoving: place.isMoving) else { return }
        stretch.move(to: new, resting: resting(in: place) { stretch.elements(of: new).contains($0) })
        make(stretch.elements, isAnew: false)
        if holdsCollections { return giveUpLaziness() }
        showGaps()
    }

    /// What stands in the container for the elements of each line that have views; nil if one has not been placed.
    private func slots(in lines: Int) -> [[LayoutItem]?] {
        let slots = children.map { child -> [LayoutItem]? in
            let items = child.items
            let slots = items.compactMap { $0.slot?.item }
            return slots.count == items.count ? slots : nil
        }
        guard lines > 1 else { return slots }
        return Swift.stride(from: 0, to: slots.count, by: lines).map { first in
            let line = slots[first..<min(first + lines, slots.count)].compactMap { $0 }
            return line.count == min(lines, slots.count - first) ? line.flatMap { $0 } : nil
        }
    }

    /// What can be seen stays, though those before it are not as long as was thought.
    private func correct(_ stretch: LazyStretch, in place: LazyPlace) {
        let drift = stretch.takeDrift { place.place(of: $0) }
        guard abs(drift) > 0.01 else { return }
        place.scroller?.shift(along: stretch.axis, by: drift)
    }

    /// The first element that can be seen now and will have a view then.
    private func resting(in place: LazyPlace, where stays: (Int) -> Bool) -> RestingElement? {
        let start = place.visible.start
        // At the very top there is nothing before it that could push it away.
        guard let stretch, start > 0 else { return nil }
        for (index, child) in zip(stretch.elements, children) where stays(index) {
            guard let content = child.items.first, let slot = content.slot?.item,
                slot.frame.end(along: stretch.axis) - place.start > start, let now = place.place(of: content)
            else { continue }
            return RestingElement(index: index, item: content, place: now)
        }
        return nil
    }

    /// Where the collection is in its scroll view.
    private var placeOnScreen: LazyPlace? {
        guard let stretch else { return nil }
        let first = stretch.before.count > 0 ? stretch.before : children.lazy.flatMap(\.items).first ?? stretch.after
        guard let (slot, container) = first.slot else { return nil }
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
