import Foundation

/// Tells of the size and the place of a view. Read it where you are given it; kept longer, it tells of the view as it is then.
public struct GeometryProxy {
    let geometry: WeakGeometry
    /// Of each time that a view is told: a view that is handed the proxy on is made anew for another geometry.
    let time: Int

    init(_ geometry: WeakGeometry) {
        self.geometry = geometry
        time = geometry.time
    }

    /// How large the view is, in points.
    public var size: CGSize { read { $0.frame.size } ?? .zero }

    /// What bars and the device's edges cover of the view, in points.
    public var safeAreaInsets: EdgeInsets { read { $0.reach } ?? EdgeInsets() }

    /// Where the view is in a space. It follows what is scrolled around the view.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Where the view is in a space. It follows what is scrolled around the view.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        note(coordinateSpace)
        return read { CGRect(origin: $0.origin(in: coordinateSpace), size: $0.frame.size) } ?? .zero
    }

    /// The bounds of the view that a space was named by, in the coordinates of this view; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        note(coordinateSpace.coordinateSpace)
        return read { $0.bounds(of: coordinateSpace.coordinateSpace) } ?? nil
    }

    /// The axis along which the scroll view around the view scrolls; nil without one.
    var scrollAxis: Axis? {
        read { item in
            item.scrollerAround.map {
                $0.room.scrolls(along: .vertical) || !$0.room.scrolls(along: .horizontal) ? .vertical : .horizontal
            }
        } ?? nil
    }

    func note(_ space: CoordinateSpace) {
        if space != .local { geometry.spaces.insert(space) }
    }

    func read<Value>(_ body: @MainActor (LayoutItem) -> Value) -> Value? {
        let geometry = Unchecked(geometry)
        return withoutActuallyEscaping(body) { body in
            let body = Unchecked(body)
            return MainActor.assumeIsolated { Unchecked(geometry.value.item.map(body.value)) }.value
        }
    }
}

/// The item that a proxy tells of. A closure of the app's may outlive it.
final class WeakGeometry {
    weak var item: LayoutItem?
    /// The spaces in which somebody has asked where the view is, beside its own.
    var spaces: Set<CoordinateSpace> = []
    /// Counts the geometries that the view has had.
    private(set) var time = 0
    private var known: KnownGeometry?

    /// Looks at the item again, and says whether what was asked has another answer now, or none was given yet.
    @MainActor
    func hasChanged() -> Bool {
        guard let item else { return false }
        let new = KnownGeometry(item, in: spaces)
        guard new != known else { return false }
        known = new
        time += 1
        return true
    }
}

/// What there is to know of a view's geometry.
private struct KnownGeometry: Equatable {
    let size: CGSize
    let safeArea: EdgeInsets
    /// Where the view is in each space that matters, and the bounds that a space was named by.
    let places: [CoordinateSpace: CGRect]

    @MainActor
    init(_ item: LayoutItem, in spaces: Set<CoordinateSpace>) {
        for space in spaces { item.watchScrolling(in: space) }
        size = item.frame.size
        safeArea = item.reach
        places = Dictionary(
            uniqueKeysWithValues: spaces.map { space in
                (space, CGRect(origin: item.origin(in: space), size: item.bounds(of: space)?.size ?? .zero))
            })
    }
}

/// A node that wants to know of its geometry once layout has found it.
@MainActor
protocol GeometryReading: ViewNode {
    /// The node is told also while its views cannot be seen.
    var readsOffScreen: Bool { get }
    func geometryMayHaveChanged()
}

extension GeometryReading {
    var readsOffScreen: Bool { false }
}

/// The nodes of a window that are told of their geometry after each layout.
@MainActor
final class GeometryReadings {
    private struct WeakNode {
        weak var node: (any GeometryReading)?
    }

    private var nodes: [WeakNode] = []

    func add(_ node: any GeometryReading) {
        nodes.append(WeakNode(node: node))
    }

    func tell() {
        guard !nodes.isEmpty else { return }
        nodes.removeAll { $0.node == nil || $0.node?.isMounted == false }
        for case let node? in nodes.map(\.node) where node.readsOffScreen || node.isOnScreen {
            node.geometryMayHaveChanged()
        }
    }
}
