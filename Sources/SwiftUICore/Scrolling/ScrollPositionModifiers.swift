import Foundation

extension View {
    /// Ties the scroll view in this view to the name of a view: when the binding gets another name, it scrolls to that view; when the
    /// person scrolls, the binding gets the name of the view that stands there, one of those in a `scrollTargetLayout()`.
    ///
    /// - Parameter anchor: Which place of the view counts, and where in the scroll view; nil for the least movement, and the first
    ///   view that can be seen.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrolledIDModifier(id: id, anchor: anchor))
    }

    /// Ties the scroll view in this view to a position: when that is changed, it scrolls there; when the person scrolls, the position
    /// says so.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}

struct ScrolledIDModifier<ID: Hashable> {
    let id: Binding<ID?>
    let anchor: UnitPoint?
}

extension ScrolledIDModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrolledIDNode<ID>.self, for: modifier, body: body)
    }
}

/// The value that is there at first does not scroll (`scroll-position.json`).
private final class ScrolledIDNode<ID: Hashable>: ScrollListeningNode<ScrolledIDModifier<ID>> {
    private var known: ID??
    /// What the app has asked for comes after the layout. Until then the place on screen says nothing.
    private var isAboutToGo = false

    override func evaluate() {
        super.evaluate()
        let modifier = value.modifier
        let new = reading { modifier.id.wrappedValue }
        defer { known = .some(new) }
        guard let known, known != new, let new else { return }
        let isAnimated = graph.transaction.animation != nil
        isAboutToGo = true
        graph.afterLayout { [weak self] in
            self?.isAboutToGo = false
            self?.show(new, anchor: modifier.anchor, isAnimated: isAnimated)
        }
    }

    override func scrollerDidChange(_ scroller: Scroller) {
        guard scroller.isPositionedByPerson, !isAboutToGo else { return }
        let modifier = value.modifier
        guard let id = scroller.target(at: modifier.anchor, named: ID.self), known != .some(id) else { return }
        known = .some(id)
        graph.afterLayout { modifier.id.wrappedValue = id }
    }
}

struct ScrollPositionModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
}

extension ScrollPositionModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrollPositionNode.self, for: modifier, body: body)
    }
}

private final class ScrollPositionNode: ScrollListeningNode<ScrollPositionModifier> {
    private weak var scroller: Scroller?
    private var known = ScrollPosition()
    /// What the app has asked for comes after the layout. Until then the place on screen says nothing.
    private var isAboutToGo = false
    private var lastOffset: CGPoint?

    override func evaluate() {
        super.evaluate()
        let modifier = value.modifier
        let position = reading { modifier.position.wrappedValue }
        defer { known = position }
        guard position.asksForMore(than: known) else { return }
        let isAnimated = graph.transaction.animation != nil
        isAboutToGo = true
        graph.afterLayout { [weak self] in
            self?.isAboutToGo = false
            self?.go(to: position.place, anchor: modifier.anchor, isAnimated: isAnimated)
        }
    }

    private func go(to place: ScrollPosition.Place, anchor: UnitPoint?, isAnimated: Bool) {
        switch place {
        case .none: return
        case .view(let view, let own): show(view.id, anchor: own ?? anchor, isAnimated: isAnimated)
        case .edge, .point:
            guard let scroller else { return }
            scroller.scroll(to: scroller.offset(of: place), isAnimated: isAnimated)
        }
    }

    override func scrollerDidChange(_ scroller: Scroller) {
        self.scroller = scroller
        let old = lastOffset
        lastOffset = scroller.offset
        guard scroller.isPositionedByPerson, !isAboutToGo, old != scroller.offset else { return }
        let modifier = value.modifier
        let position = modifier.position.wrappedValue
        var new = position
        new.follow(to: view(at: modifier.anchor, named: position.idType, in: scroller))
        guard new != position else { return }
        graph.afterLayout { modifier.position.wrappedValue = new }
    }

    private func view<ID: Hashable & Sendable>(
        at anchor: UnitPoint?, named type: ID.Type, in scroller: Scroller
    ) -> ScrollViewID? {
        scroller.target(at: anchor, named: type).map(ScrollViewID.init)
    }
}

extension Scroller {
    /// How far to scroll to an edge or a point of the content; along an axis of which nothing is said it stays.
    fileprivate func offset(of place: ScrollPosition.Place) -> CGPoint {
        var result = offset
        switch place {
        case .edge(.top): result.y = 0
        case .edge(.bottom): result.y = room.extent.height
        case .edge(.leading): result.x = 0
        case .edge(.trailing): result.x = room.extent.width
        case .point(let x, let y):
            if let x { result.x = x }
            if let y { result.y = y }
        case .none, .view: break
        }
        return room.clamp(result)
    }
}
