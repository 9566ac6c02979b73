import Foundation
import SceneCore

/// A transition of the framework's own: it says at once what it comes to, where others are looked at first.
protocol StandardTransition: Transition {
    var erased: AnyTransition { get }
}

/// Appears and disappears.
public struct OpacityTransition: Transition, StandardTransition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    var erased: AnyTransition { .opacity }
}

/// Grows from a part of its size, and shrinks to it.
public struct ScaleTransition: Transition, StandardTransition {
    /// The part of the size.
    public var scale: Double
    /// What stays in place.
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Comes from a place that is off by so many points, and goes there.
public struct OffsetTransition: Transition, StandardTransition {
    /// How far off, in points.
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) {
        self.offset = offset
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    var erased: AnyTransition { .offset(offset) }
}

/// Comes from an edge, by its own size, and goes there.
public struct MoveTransition: Transition, StandardTransition {
    /// The edge.
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase.isIdentity ? nil : edge))
    }

    var erased: AnyTransition { .move(edge: edge) }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition, StandardTransition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
    }

    var erased: AnyTransition { .slide }
}

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition, StandardTransition {
    /// The edge that it comes from.
    public var edge: Edge

    nonisolated public init(edge: Edge) {
        self.edge = edge
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    var erased: AnyTransition { .push(from: edge) }
}

/// At once, with the view as it is.
public struct IdentityTransition: Transition, StandardTransition {
    nonisolated public init() {}

    public func body(content: Content, phase: TransitionPhase) -> Content { content }

    var erased: AnyTransition { .identity }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, StandardTransition {
    /// How it comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity)
    }

    var erased: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition, StandardTransition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// A transition that takes the time of an animation of its own.
struct TimedTransition<Base: Transition>: Transition, StandardTransition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase).animation(animation, value: phase)
    }

    var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension Transition {
    /// The view as the transition has it at a moment of its way.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(view: AnyView(content)), phase: phase)
    }

    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Comes and goes with an animation of its own, whatever the change around it is shown with; nil for at once.
    public func animation(_ animation: Animation?) -> some Transition {
        TimedTransition(base: self, animation: animation)
    }
}

extension Transition where Self == OpacityTransition {
    /// Appears and disappears.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from a point, and shrinks to it.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows from a part of its size, and shrinks to it.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from a place that is off by so many points, and goes there.
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// Comes from a place that is off by so many points, and goes there.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from an edge, by its own size, and goes there.
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes to the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Comes from an edge and goes to the opposite one, fading.
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == IdentityTransition {
    /// At once, with the view as it is.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// Moves a view beyond an edge, by its own size; nil for as it is.
private struct EdgeShift: GeometryEffect {
    let edge: Edge?

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let shift = edge?.shift ?? .zero
        return ProjectionTransform(
            CGAffineTransform(translationX: shift.width * size.width, y: shift.height * size.height))
    }
}
