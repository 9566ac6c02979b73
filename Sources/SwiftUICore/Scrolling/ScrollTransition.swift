import Foundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in, or goes out, above or on the leading side.
    case topLeading
    /// It can be seen.
    case identity
    /// It comes in, or goes out, below or on the trailing side.
    case bottomTrailing

    /// Whether it can be seen.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes on its way through a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
    fileprivate enum Kind {
        case none
        /// The change goes along with the view.
        case interactive(UnitCurve)
        /// All of the change is made at once, when the view comes or goes.
        case animated(Animation)
    }

    fileprivate var kind: Kind
    fileprivate var threshold = Threshold.visible

    /// The whole change, with an animation, when so much of the view is to be seen as the threshold says.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }

    /// The whole change, with the standard animation, when so much of the view is to be seen as the threshold says.
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

    /// As much of the change as the view has left of its way to the threshold.
    ///
    /// - Parameter timingCurve: How the change follows the way.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }

    /// As much of the change as the view has left of its way to the threshold.
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.linear))

    /// No change.
    public static let identity = ScrollTransitionConfiguration(kind: .none)

    /// The same with another animation, where it has one.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = kind else { return self }
        var new = self
        new.kind = .animated(animation)
        return new
    }

    /// The same with another place at which nothing of the change is left.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var new = self
        new.threshold = threshold
        return new
    }
}

extension ScrollTransitionConfiguration {
    /// How far a view has to have come into the scroll view to be as it is.
    public struct Threshold: Sendable {
        /// Parts of the view's length and of the scroll view's, and points, together.
        private var view = 0.0
        private var container = 0.0
        private var distance = 0.0

        /// All of it can be seen.
        public static let visible = Threshold(view: 1)
        /// The first of it is about to be seen.
        public static let hidden = Threshold()

        /// Its middle is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

        /// A part of it can be seen, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount) }

        /// A part of the way from this threshold to another one.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(
                view: view + (other.view - view) * amount,
                container: container + (other.container - container) * amount,
                distance: distance + (other.distance - distance) * amount)
        }

        /// So many points nearer to the middle of the scroll view.
        public func inset(by distance: Double) -> Threshold {
            Threshold(view: view, container: container, distance: self.distance + distance)
        }

        /// How much of the way is left to a view that has come so far into the scroll view, from 0 to 1.
        fileprivate func rest(afterComing way: Double, length: Double, of room: Double) -> Double {
            let whole = view * length + container * room + distance
            guard whole > 0 else { return way <= 0 ? 1 : 0 }
            return min(max((whole - way) / whole, 0), 1)
        }

        private init(view: Double = 0, container: Double = 0, distance: Double = 0) {
            self.view = view
            self.container = container
            self.distance = distance
        }
    }
}

extension View {
    /// Changes how the view is painted while it comes into the scroll view around it, and while it leaves it.
    ///
    /// - Parameter axis: The axis that counts; nil for that along which the scroll view scrolls.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is painted while it comes into the scroll view around it, and while it leaves it, on each side in a
    /// way of its own.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { proxy in
                let passage = ScrollPassage(proxy, axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing)
                let whole = VisualChange(transition(EmptyVisualEffect(), passage.phase))
                switch passage.configuration.kind {
                case .none: return passage.phase.isIdentity ? whole : VisualChange()
                case .interactive(let curve):
                    return passage.phase.isIdentity ? whole : whole.share(curve.value(at: passage.rest))
                case .animated(let animation): return whole.animated(animation.sceneAnimation)
                }
            })
    }
}

/// How far a view is on its way into a scroll view, or out of it.
private struct ScrollPassage {
    var phase = ScrollTransitionPhase.identity
    /// How much of the way to the threshold is left, from 0 to 1.
    var rest = 0.0
    /// That of the side on which the view is.
    var configuration: ScrollTransitionConfiguration

    init(
        _ proxy: GeometryProxy, axis: Axis?, topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration
    ) {
        configuration = topLeading
        guard let bounds = proxy.bounds(of: .scrollView), let axis = axis ?? proxy.scrollAxis else { return }
        // The scroll view in the coordinates of the view.
        let (start, end) = (bounds.start(along: axis), bounds.end(along: axis))
        let length = axis == .vertical ? proxy.size.height : proxy.size.width
        guard length > 0 else { return }
        let atStart = topLeading.threshold.rest(afterComing: length - start, length: length, of: end - start)
        let atEnd = bottomTrailing.threshold.rest(afterComing: end, length: length, of: end - start)
        rest = max(atStart, atEnd)
        guard rest > 0 else { return }
        phase = atStart >= atEnd ? .topLeading : .bottomTrailing
        if phase == .bottomTrailing { configuration = bottomTrailing }
    }
}
