import Foundation

/// Where the origin of coordinates lies.
public enum CoordinateSpace: Hashable {
    /// At the top left corner of the window.
    case global
    /// At the top left corner of the view.
    case local
    /// At the top left corner of the nearest view around that was given this name. Of the window, if there is none.
    case named(AnyHashable)

    /// Whether it is the window's.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

extension LayoutItem {
    /// Where the top left corner of the item is in a space.
    func origin(in space: CoordinateSpace) -> CGPoint {
        if space == .local { return .zero }
        var origin = CGPoint.zero
        var item: LayoutItem? = self
        while let current = item {
            if current !== self, let scroller = current.scroller {
                origin.x -= scroller.offset.x
                origin.y -= scroller.offset.y
            }
            if current.isNamed(by: space, for: self) { return origin }
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            item = current.container
        }
        return origin
    }

    /// The bounds of the view that a space was named by, in the coordinates of this item; nil if there is none around it.
    func bounds(of space: CoordinateSpace) -> CGRect? {
        var item: LayoutItem? = self
        while let current = item {
            if current.isNamed(by: space, for: self) {
                let origin = origin(in: space)
                return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: current.frame.size)
            }
            item = current.container
        }
        return nil
    }

    /// Whoever asks where the item is in a space has to hear of all scrolling in between.
    func watchScrolling(in space: CoordinateSpace) {
        var item = container
        while let current = item {
            current.scroller?.watch()
            if current.isNamed(by: space, for: self) { return }
            item = current.container
        }
    }

    private func isNamed(by space: CoordinateSpace, for inner: LayoutItem) -> Bool {
        guard case .named(let name) = space else { return false }
        if let own = (self as? CoordinateSpaceItem)?.name { return own == name }
        guard self !== inner, let scroller, let wanted = name.base as? ScrollSpaceName else { return false }
        return wanted.axis.map(scroller.room.scrolls) ?? true
    }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinates of the view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinates of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// A space that a view was given a name for.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    public let coordinateSpace: CoordinateSpace

    fileprivate init(_ name: some Hashable) {
        coordinateSpace = .named(AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the nearest view around that was given this name with `coordinateSpace(_:)`.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(name)) }

    /// The coordinates of the nearest scroll view or list around, as it stands there: what scrolls moves in them.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(ScrollSpaceName(axis: nil)) }

    /// The coordinates of the nearest scroll view or list around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(ScrollSpaceName(axis: axis))
    }
}

/// Names the space of a scroll view.
struct ScrollSpaceName: Hashable {
    let axis: Axis?
}

extension View {
    /// Gives the coordinates of this view a name, by which the views in it can find out where they are.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Gives the coordinates of this view a name, by which the views in it can find out where they are.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
    }
}

struct CoordinateSpaceModifier {
    let space: CoordinateSpace
}

extension CoordinateSpaceModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(CoordinateSpaceNode.self, for: modifier, body: body)
    }
}

private final class CoordinateSpaceNode: WrapperNode<CoordinateSpaceModifier, CoordinateSpaceItem> {
    override func update(_ wrapper: CoordinateSpaceItem) {
        if case .named(let name) = value.modifier.space { wrapper.name = name }
    }
}

final class CoordinateSpaceItem: WrapperItem {
    /// Those who look for the name find it in the next layout.
    var name: AnyHashable? {
        didSet { if name != oldValue { layoutDidChange() } }
    }
}
