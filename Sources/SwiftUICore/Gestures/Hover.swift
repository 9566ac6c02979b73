import Foundation
import SceneCore

/// Where a pointer is that hovers.
public enum HoverPhase: Equatable, Sendable {
    /// Over the view, at a place.
    case active(CGPoint)
    /// No longer over the view.
    case ended
}

extension View {
    /// Does something when a pointer that is not down, such as a mouse's, comes over the view, and when it leaves it.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(
            HoverModifier(interest: .changes, space: .local) { phase in
                if case .active = phase { action(true) } else { action(false) }
            })
    }

    /// Does something as a pointer that is not down moves over the view, and when it leaves it.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(interest: .moves, space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Does something as a pointer that is not down moves over the view, and when it leaves it.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(interest: .moves, space: coordinateSpace, action: action))
    }
}

struct HoverModifier {
    let interest: HoverInterest
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
}

extension HoverModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(HoverNode.self, for: modifier, body: body)
    }
}

private final class HoverNode: WrapperNode<HoverModifier, HoverItem> {
    override func update(_ wrapper: HoverItem) {
        wrapper.modifier = value.modifier
    }
}

/// A view that hears of a pointer that is over it.
final class HoverItem: WrapperItem {
    var modifier: HoverModifier? {
        didSet { if modifier?.interest != oldValue?.interest { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning.hover = modifier?.interest
        return paint
    }

    /// The pointer has come, moved or left.
    func hover(_ event: PointerEvent) {
        guard let modifier else { return }
        if event.phase == .left { return modifier.action(.ended) }
        let moment = moment(PointerPath(start: event.location, time: event.time), at: event.origin)
        modifier.action(.active(moment.point(event.location, in: modifier.space)))
    }
}
