import SceneCore

/// What lies behind content. In the dark it is lighter in what is raised over the window, such as a sheet, so that its edge is to
/// be seen (`reference/platform/colors.json`, dark elevated; good).
enum Backdrop {
    /// Behind the content of a screen.
    case screen
    /// Behind cards.
    case grouped
    /// The cards.
    case card

    func color(in environment: EnvironmentValues) -> SceneColor {
        let isLifted = environment.isRaised && environment.colorScheme == .dark
        switch self {
        case .screen where isLifted, .grouped where isLifted: return SceneColor(28, 28, 30)
        case .card where isLifted: return SceneColor(44, 44, 46)
        case .screen: return StandardColor.background.color(in: environment.colorScheme)
        case .grouped: return StandardColor.groupedBackground.color(in: environment.colorScheme)
        case .card: return StandardColor.groupedCard.color(in: environment.colorScheme)
        }
    }
}

extension EnvironmentValues {
    private struct RaisedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The view stands in something that is raised over the window.
    var isRaised: Bool {
        get { self[RaisedKey.self] }
        set { self[RaisedKey.self] = newValue }
    }
}
