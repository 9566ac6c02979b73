import SceneCore

/// Where a finger goes that swipes.
public enum TestSwipe: Sendable {
    case left, right, up, down

    var direction: SwipeDirection {
        switch self {
        case .left: .left
        case .right: .right
        case .up: .up
        case .down: .down
        }
    }
}
