import Foundation

/// Where the origin of coordinates lies.
public enum CoordinateSpace: Hashable, Sendable {
    /// At the top left corner of the window.
    case global
    /// At the top left corner of the view.
    case local

    func point(_ location: CGPoint, viewAt origin: CGPoint) -> CGPoint {
        switch self {
        case .global: location
        case .local: CGPoint(x: location.x - origin.x, y: location.y - origin.y)
        }
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
