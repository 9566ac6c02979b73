import Foundation

/// Decides where a scroll view comes to rest when the person lets go of it.
public protocol ScrollTargetBehavior {
    /// What is known of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes where it is to rest, given where it would.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// The part of the content in which a scroll view comes to rest.
public struct ScrollTarget: Equatable, Sendable {
    /// The part, from the top left of all that scrolls, in points.
    public var rect: CGRect
    /// Which place of the part is to be at the same place of the scroll view; nil for the top left.
    public var anchor: UnitPoint?
}

/// What is known of a scroll view that is about to rest. It has the values of the environment there, too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where it would rest.
    public let originalTarget: ScrollTarget
    /// How fast it goes, in points a second. A page tells where it has come to rest: none.
    public var velocity: CGVector { .zero }
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view, less what bars and margins cover.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    /// Where the views of the scroll view's targets are.
    fileprivate let targets: [CGRect]
    fileprivate let environment: EnvironmentValues

    /// A value of the environment of the scroll view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// Rests at whole pages: multiples of the scroll view's own size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let page = context.containerSize
        if context.axes.contains(.horizontal), page.width > 0 {
            target.rect.origin.x = (target.rect.minX / page.width).rounded() * page.width
        }
        if context.axes.contains(.vertical), page.height > 0 {
            target.rect.origin.y = (target.rect.minY / page.height).rounded() * page.height
        }
    }
}

/// Rests where one of the views of a `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one movement may pass. A page tells where it has come to rest, and not how fast it went, so it is always as
    /// many as the person scrolls past.
    public struct LimitBehavior: Sendable {
        private enum Kind {
            case automatic, always, never
        }

        private let kind: Kind

        /// What is usual for the scroll view.
        public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
        /// Few.
        public static var always: LimitBehavior { LimitBehavior(kind: .always) }
        /// As many as it goes.
        public static var never: LimitBehavior { LimitBehavior(kind: .never) }
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = target.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = context.targets.map(\.minX).nearest(to: start.x) ?? start.x
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = context.targets.map(\.minY).nearest(to: start.y) ?? start.y
        }
    }
}

extension [CGFloat] {
    fileprivate func nearest(to place: CGFloat) -> CGFloat? {
        self.min { abs($0 - place) < abs($1 - place) }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests where one of the views of a `scrollTargetLayout()` begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Rests where one of the views of a `scrollTargetLayout()` begins.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where the scroll views in this view come to rest when the person lets go of them.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        transformEnvironment(\.scrollBehavior) { $0 = ScrollBehaviorValue(behavior: behavior) }
    }
}

struct ScrollBehaviorValue {
    var behavior: (any ScrollTargetBehavior)?
}

extension EnvironmentValues {
    private struct ScrollBehaviorKey: EnvironmentKey {
        static var defaultValue: ScrollBehaviorValue { ScrollBehaviorValue() }
    }

    var scrollBehavior: ScrollBehaviorValue {
        get { self[ScrollBehaviorKey.self] }
        set { self[ScrollBehaviorKey.self] = newValue }
    }
}

extension ScrollTargetBehavior {
    /// How far the scroll view is to be scrolled at rest, if it would rest where it is now.
    @MainActor
    func restingOffset(of scroller: Scroller, content: ViewNode) -> CGPoint {
        let room = scroller.room
        // What is aligned is aligned with where the content begins at rest.
        let start = CGPoint(x: room.covered.leading, y: room.covered.top)
        let visible = scroller.clearlyVisible
        let original = ScrollTarget(
            rect: visible.offsetBy(dx: -start.x, dy: -start.y), anchor: nil)
        var axes: Axis.Set = []
        if room.extent.width > room.size.width { axes.insert(.horizontal) }
        if room.extent.height > room.size.height { axes.insert(.vertical) }
        var target = original
        updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: original, contentSize: room.content, containerSize: visible.size, axes: axes,
                targets: content.scrollTargets(named: Never.self).compactMap {
                    scroller.frame(of: $0.item)?.offsetBy(dx: -start.x, dy: -start.y)
                }, environment: content.environment))
        let anchor = target.anchor ?? .topLeading
        return room.clamp(
            CGPoint(
                x: target.rect.minX + anchor.x * (target.rect.width - visible.width),
                y: target.rect.minY + anchor.y * (target.rect.height - visible.height)))
    }
}
