import Foundation

/// Tells of the size and the place of a view. Read it where you are given it; kept longer, it tells of the view as it is then.
public struct GeometryProxy {
    let geometry: WeakGeometry

    /// How large the view is, in points.
    public var size: CGSize { read { $0.frame.size } ?? .zero }

    /// What bars and the device's edges cover of the view, in points.
    public var safeAreaInsets: EdgeInsets { read { $0.reach } ?? EdgeInsets() }

    /// Where the view is in a space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Where the view is in a space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        geometry.readsPlace = true
        return read { CGRect(origin: $0.origin(in: coordinateSpace), size: $0.frame.size) } ?? .zero
    }

    /// The bounds of the view that a space was named by, in the coordinates of this view; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.readsPlace = true
        return read { item in
            var around: LayoutItem? = item
            while let current = around {
                if let named = current as? CoordinateSpaceItem,
                    named.name.map({ .named($0) }) == coordinateSpace.coordinateSpace
                {
                    let origin = item.origin(in: coordinateSpace.coordinateSpace)
                    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: named.frame.size)
                }
                around = current.container
            }
            return nil
        } ?? nil
    }

    private func read<Value>(_ body: @MainActor (LayoutItem) -> Value) -> Value? {
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
    /// Whether what was made of the proxy depends on where the view is, and not only on its size.
    var readsPlace = false
}

/// What a view that was told of its geometry has been told.
struct KnownGeometry: Equatable {
    let size: CGSize
    let safeArea: EdgeInsets
    let origin: CGPoint

    @MainActor
    init(_ item: LayoutItem) {
        size = item.frame.size
        safeArea = item.reach
        origin = item.origin(in: .global)
    }
}

/// A node that wants to know of its geometry once layout has found it.
@MainActor
protocol GeometryReading: ViewNode {
    func geometryMayHaveChanged()
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
        for entry in nodes { entry.node?.geometryMayHaveChanged() }
    }
}
