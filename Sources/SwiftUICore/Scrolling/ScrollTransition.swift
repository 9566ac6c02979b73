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
    /// The change goes along with the view: as much of it as of the view cannot be seen.
    fileprivate let isInteractive: Bool

    /// As much of the change as of the view cannot be seen.
    public static let interactive = ScrollTransitionConfiguration(isInteractive: true)

    /// No change.
    public static let identity = ScrollTransitionConfiguration(isInteractive: false)
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
                let passage = ScrollPassage(proxy, axis: axis)
                let configuration = passage.phase == .topLeading ? topLeading : bottomTrailing
                guard configuration.isInteractive || passage.phase.isIdentity else { return VisualChange() }
                return VisualChange(transition(EmptyVisualEffect(), passage.phase)).share(passage.share)
            })
    }
}

/// How far a view is on its way into a scroll view, or out of it.
private struct ScrollPassage {
    var phase = ScrollTransitionPhase.identity
    /// Which part of the view cannot be seen; 1 for one that is all there, too, so that it is as its phase says.
    var share: Double = 1

    init(_ proxy: GeometryProxy, axis: Axis?) {
        guard let bounds = proxy.bounds(of: .scrollView), let axis = axis ?? proxy.scrollAxis else { return }
        // The scroll view in the coordinates of the view.
        let (start, end) = (bounds.start(along: axis), bounds.end(along: axis))
        let length = axis == .vertical ? proxy.size.height : proxy.size.width
        guard length > 0 else { return }
        if start > 0 {
            phase = .topLeading
            share = min(1, start / length)
        } else if end < length {
            phase = .bottomTrailing
            share = min(1, (length - end) / length)
        }
    }
}
