import SceneCore

/// Whether a scene is seen and used.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It cannot be seen: the browser's page is hidden or has been left. What is not saved may be lost.
    case background
    /// It can be seen, but not be used.
    case inactive
    /// It is used.
    case active
}

extension EnvironmentValues {
    private struct ScenePhaseKey: EnvironmentKey {
        static var defaultValue: ScenePhase { .active }
    }

    /// Whether the scene is seen and used.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

extension ScenePhase {
    init(_ phase: WindowPhase) {
        switch phase {
        case .active: self = .active
        case .inactive: self = .inactive
        case .background: self = .background
        }
    }
}
