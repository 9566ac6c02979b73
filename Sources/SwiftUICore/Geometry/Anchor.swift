import Foundation

/// A place of a view, or a part of it, that a view elsewhere can ask for in its own coordinates (``GeometryProxy``).
public struct Anchor<Value> {
    /// What of a view is meant.
    public struct Source {
        /// The value in the view's own coordinates, given its size.
        fileprivate let value: (CGSize) -> Value
        /// The same value from other coordinates, given how far those lie from the view's.
        fileprivate let moved: (Value, AnchorShift) -> Value
    }

    private let source: Source
    private let geometry: WeakGeometry

    init(_ source: Source, of geometry: WeakGeometry) {
        self.source = source
        self.geometry = geometry
    }

    /// The value in the coordinates of an item; nil if either is not on screen.
    @MainActor
    fileprivate func value(in other: LayoutItem) -> Value? {
        guard let item = geometry.item else { return nil }
        let (from, to) = (item.origin(in: .global), other.origin(in: .global))
        return source.moved(source.value(item.frame.size), AnchorShift(x: from.x - to.x, y: from.y - to.y))
    }

    /// The value in the view's own coordinates.
    @MainActor
    fileprivate var ownValue: Value {
        source.moved(source.value(geometry.item?.frame.size ?? .zero), AnchorShift(x: 0, y: 0))
    }
}

/// Two anchors are the same if they mean the same part of the same view.
extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
        lhs.geometry === rhs.geometry && lhs.parts == rhs.parts
    }

    /// The part in views of two sizes: parts that differ do so in one of them.
    private var parts: [Value] { [CGSize(width: 100, height: 100), CGSize(width: 300, height: 700)].map(source.value) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(geometry))
        hasher.combine(source.value(CGSize(width: 100, height: 100)))
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// How far one point lies from another, in points.
struct AnchorShift {
    let x: CGFloat
    let y: CGFloat
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }

    /// A part of the view.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

    private static func rect(_ value: @escaping (CGSize) -> CGRect) -> Self {
        Self(value: value) { $0.offsetBy(dx: $1.x, dy: $1.y) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view, in points from its top left.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { place { _ in p } }

    /// A place of the view, in parts of its size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        place { p.place(in: CGRect(origin: .zero, size: $0)) }
    }

    private static func place(_ value: @escaping (CGSize) -> CGPoint) -> Self {
        Self(value: value) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Where an anchor is, in the coordinates of this view.
    public subscript<T>(anchor: Anchor<T>) -> T {
        note(.global)
        let sent = Unchecked(anchor)
        let value = read { sent.value.value(in: $0) }
        return (value ?? nil) ?? MainActor.assumeIsolated { Unchecked(sent.value.ownValue) }.value
    }
}
