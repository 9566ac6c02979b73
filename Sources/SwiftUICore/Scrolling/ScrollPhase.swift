import SceneCore

/// How a scroll view goes on.
public enum ScrollPhase: Equatable, Sendable {
    /// It stands.
    case idle
    /// A finger is down that may scroll it. Browsers do not tell, so it goes on with `interacting` at once.
    case tracking
    /// It follows the person.
    case interacting
    /// It goes on after the person has let go.
    case decelerating
    /// Code of the app moves it.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }

    init(_ motion: ScrollMotion) {
        switch motion {
        case .idle: self = .idle
        case .interacting: self = .interacting
        case .decelerating: self = .decelerating
        case .animating: self = .animating
        }
    }
}

/// What is known of a scroll view when it begins to go on in another way.
public struct ScrollPhaseChangeContext {
    /// Its sizes, and how far it is scrolled.
    public let geometry: ScrollGeometry
    /// How fast it goes, in points a second. A page does not tell: nil.
    public var velocity: CGVector? { nil }
}

extension View {
    /// Does something when the scroll view in this view goes on in another way, given how it went on and how it does now.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// Does something when the scroll view in this view goes on in another way, given how it went on, how it does now, and where
    /// it is.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }
}

struct ScrollPhaseModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(ScrollPhaseNode.self, for: modifier, body: body)
    }
}

private final class ScrollPhaseNode: ScrollListeningNode<ScrollPhaseModifier> {
    private var last = ScrollPhase.idle

    override func scrollerDidChange(_ scroller: Scroller) {
        let (old, new) = (last, scroller.phase)
        guard new != old else { return }
        last = new
        let context = ScrollPhaseChangeContext(geometry: scroller.geometry)
        graph.afterLayout { [action = value.modifier.action] in action(old, new, context) }
    }
}
