import Foundation

/// A collection of which only the elements near the screen have views.
@MainActor
protocol LazyElements: GeometryReading {
    var isLazy: Bool { get }

    /// The place of the element of this name; nil if there is none, or if all elements have views.
    func index<Name: Hashable>(named name: Name) -> Int?

    /// Scrolls to where an element is thought to be.
    func show(_ index: Int, anchor: UnitPoint?, isAnimated: Bool)
}

/// A section, or a row that others can be shown below.
@MainActor
protocol RowGroup: ViewNode {}

/// Where a lazy collection is in its scroll view, along its axis. All in the coordinates of what scrolls, but for `start`.
@MainActor
struct LazyPlace {
    let container: LayoutItem
    /// Where the first element begins, in the container.
    let start: CGFloat
    let axis: Axis

    var scroller: Scroller? { container.scrollerAround }

    /// A smooth movement and a finger go on; a jump is done.
    var isMoving: Bool { scroller?.phase.isScrolling ?? false }

    /// What can be seen, from the beginning of the first element. Without a scroll view that is what the window holds.
    var visible: (start: CGFloat, end: CGFloat) {
        guard let scroller, let frame = scroller.frame(of: container) else {
            let origin = container.origin(in: .global)
            let bounds = CGRect(origin: .zero, size: container.window.device.size)
                .offsetBy(dx: -origin.x, dy: -origin.y)
            return (bounds.start(along: axis) - start, bounds.end(along: axis) - start)
        }
        let origin = frame.start(along: axis) + start
        return (scroller.visible.start(along: axis) - origin, scroller.visible.end(along: axis) - origin)
    }

    /// Where an element begins in all that scrolls.
    func place(of item: LayoutItem) -> CGFloat? {
        scroller?.frame(of: item)?.start(along: axis)
    }
}

extension ViewNode {
    /// The axis of the lazy container in which this view stands without any other container in between.
    var axisOfLazyContainer: Axis? {
        var node = parent
        while let current = node {
            if current.collectsItems { return current.lazyAxis }
            node = current.parent
        }
        return nil
    }

    /// Whether the view stands for several rows that belong together, or for a collection that makes its views as they are needed.
    var holdsElements: Bool {
        if self is any RowGroup { return true }
        if let elements = self as? any LazyElements { return elements.isLazy }
        return !collectsItems && children.contains(where: \.holdsElements)
    }

    /// Has the scroll view around a view of this name, in this one, show it. One that has no view yet gets one, and is then shown
    /// where it really is.
    func show<ID: Hashable>(_ id: ID, anchor: UnitPoint?, isAnimated: Bool, attempts: Int = 2) {
        switch place(named: id) {
        case nil: return
        case .view(let node): node.items.first?.askToBeShown(anchor: anchor, isAnimated: isAnimated)
        case .element(let elements, let index):
            elements.show(index, anchor: anchor, isAnimated: isAnimated)
            guard attempts > 0 else { return }
            // The views are made in the next round, and laid out in the one after that.
            graph.afterLayout { [weak self] in
                self?.graph.afterLayout {
                    self?.show(id, anchor: anchor, isAnimated: isAnimated, attempts: attempts - 1)
                }
            }
        }
    }

    private enum NamedPlace {
        case view(ViewNode)
        case element(any LazyElements, Int)
    }

    /// The view below that a name was given to, the outermost and first of them.
    private func place<ID: Hashable>(named id: ID) -> NamedPlace? {
        for child in children {
            if givesName(id, to: child) { return .view(child) }
            if let found = child.place(named: id) { return found }
        }
        guard let elements = self as? any LazyElements, let index = elements.index(named: id) else { return nil }
        return .element(elements, index)
    }

    /// Whether a name of this type is that of an element that has no view for now.
    func holdsElement<ID: Hashable>(named id: ID) -> Bool {
        if let elements = self as? any LazyElements, elements.index(named: id) != nil { return true }
        return children.contains { $0.holdsElement(named: id) }
    }
}

extension Scroller {
    /// Whether one of a view's items can be seen, as far as the axis of a lazy container tells. A view without any is there as long as
    /// those around it are. One that wants to hear of it needs a host that tells how far it has scrolled.
    func showsSomething(of node: ViewNode, along axis: Axis) -> Bool {
        if node.observesAppearance { watch() }
        let items = node.items
        return items.isEmpty || items.contains { shows($0, along: axis) }
    }

    private func shows(_ item: LayoutItem, along axis: Axis) -> Bool {
        guard let frame = frame(of: item) else { return false }
        return frame.end(along: axis) >= visible.start(along: axis)
            && frame.start(along: axis) <= visible.end(along: axis)
    }
}
