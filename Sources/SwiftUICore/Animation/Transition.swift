import Foundation
import SceneCore

/// Where a view is on its way onto the screen and off it.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It is about to have gone.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before it comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// How a view comes and goes, as a function of where it is on its way.
///
/// What a page can move counts: opacity, scale, rotation, blur and distance. Other changes of the body are not seen.
///
///     struct Turn: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
///         }
///     }
@MainActor
@preconcurrency
public protocol Transition {
    /// The type of ``body(content:phase:)``.
    associatedtype Body: View

    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view as it is at a moment of its way.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
    /// Sets how the view comes and goes where that is shown with an animation.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}

extension AnyTransition {
    /// Comes and goes as a transition of any type says.
    nonisolated public init<T: Transition>(_ transition: T) {
        // It is only looked at on the main thread.
        nonisolated(unsafe) let transition = transition
        self.init { node in
            if let standard = transition as? any StandardTransition { return standard.erased.effects(node) }
            let way = [TransitionPhase.willAppear, .didDisappear].map { phase in
                let content = PlaceholderContentView<T>(view: AnyView(TransitionProbe()))
                return SceneEffect(of: transition.body(content: content, phase: phase), in: node)
            }
            return TransitionEffects(enter: way[0], leave: way[1])
        }
    }

    /// Comes from what a modifier makes of the view, and goes there; on screen it is as another one makes it.
    nonisolated public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        nonisolated(unsafe) let active = active
        return AnyTransition { node in
            let effect = SceneEffect(of: TransitionProbe().modifier(active), in: node)
            return TransitionEffects(enter: effect, leave: effect)
        }
    }
}

/// How a view comes, and how it goes.
struct TransitionEffects: Equatable, Sendable {
    var enter: SceneEffect
    var leave: SceneEffect
}

/// Stands for the view that comes and goes, to find out what is done to it.
private struct TransitionProbe {}

extension TransitionProbe: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TransitionProbeNode.self, for: view)
    }
}

private final class TransitionProbeNode: ValueNode<TransitionProbe> {
    private lazy var item = TransitionProbeItem(window: window)

    override var ownItems: [LayoutItem]? { [item] }
}

private final class TransitionProbeItem: LayoutItem {}

extension SceneEffect {
    /// What a view does to the probe in it.
    @MainActor
    fileprivate init<V: View>(of view: V, in node: ViewNode) {
        self.init()
        let guest = V._makeView(view: _GraphValue(view), inputs: node.inputs(for: nil)).node
        defer { guest.unmount() }
        guard let root = guest.items.first else { return }
        root.place(at: .zero, proposal: ProposedViewSize(Self.size))
        for item in root.wayToProbe ?? [] { take(item) }
    }

    @MainActor
    private mutating func take(_ item: LayoutItem) {
        offset.width += item.frame.minX
        offset.height += item.frame.minY
        guard let style = item.paint()?.style else { return }
        opacity *= style.opacity
        for case .blur(let radius) in style.filters { blur += radius }
        guard let transform = style.transform else { return }
        rotation += transform.rotation
        if transform.scaleX != 1 { scale *= transform.scaleX }
        (anchorX, anchorY) = (transform.anchor.x, transform.anchor.y)
    }

    /// Of the probe, in points; distances of the body that are parts of its size come out as parts of this.
    private static let size = CGSize(width: 100, height: 100)
}

extension LayoutItem {
    /// The items from this one to the probe; nil if it is not in it.
    fileprivate var wayToProbe: [LayoutItem]? {
        if self is TransitionProbeItem { return [self] }
        for item in subitems {
            if let way = item.wayToProbe { return [self] + way }
        }
        return nil
    }
}
