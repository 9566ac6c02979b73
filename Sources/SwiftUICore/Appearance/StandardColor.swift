import SceneCore

/// The colours of the platform, light and dark.
///
/// `reference/platform/colors.json`: system colours of iOS 26 and greys are exact (Apple, Human Interface Guidelines),
/// labels, separators and backgrounds good.
enum StandardColor: Hashable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, separator
    /// Behind the content of a screen.
    case background
    /// Behind cards.
    case groupedBackground
    /// The cards.
    case groupedCard
    /// Over a selected row: grey 4.
    case selection
    /// Over a selected row of a sidebar, which is the tint's: quiet enough for dark text.
    case sidebarSelection
    /// Over what cannot be touched while something lies over it: black at 20 % (`constants.md`, "Sheets").
    case dimming
    /// A panel or a bar through which what is behind shines.
    case glass
    /// Under the label of a quiet control: the tertiary fill.
    case tertiaryFill

    func color(in scheme: ColorScheme) -> SceneColor {
        let pair = pair
        return scheme == .dark ? pair.dark : pair.light
    }

    private var pair: (light: SceneColor, dark: SceneColor) {
        switch self {
        case .red: (SceneColor(255, 56, 60), SceneColor(255, 66, 69))
        case .orange: (SceneColor(255, 141, 40), SceneColor(255, 146, 48))
        case .yellow: (SceneColor(255, 204, 0), SceneColor(255, 214, 10))
        case .green: (SceneColor(52, 199, 89), SceneColor(48, 209, 88))
        case .mint: (SceneColor(0, 200, 179), SceneColor(0, 218, 195))
        case .teal: (SceneColor(0, 195, 208), SceneColor(0, 210, 224))
        case .cyan: (SceneColor(0, 192, 232), SceneColor(60, 211, 254))
        case .blue: (SceneColor(0, 136, 255), SceneColor(0, 145, 255))
        case .indigo: (SceneColor(97, 85, 245), SceneColor(109, 124, 255))
        case .purple: (SceneColor(203, 48, 224), SceneColor(219, 52, 242))
        case .pink: (SceneColor(255, 45, 85), SceneColor(255, 55, 95))
        case .brown: (SceneColor(172, 127, 94), SceneColor(183, 138, 102))
        case .gray: (SceneColor(142, 142, 147), SceneColor(142, 142, 147))
        case .label: (SceneColor(0, 0, 0), SceneColor(255, 255, 255))
        case .secondaryLabel: (SceneColor(60, 60, 67, alpha: 0.6), SceneColor(235, 235, 245, alpha: 0.6))
        case .tertiaryLabel: (SceneColor(60, 60, 67, alpha: 0.3), SceneColor(235, 235, 245, alpha: 0.3))
        case .separator: (SceneColor(60, 60, 67, alpha: 0.29), SceneColor(84, 84, 88, alpha: 0.6))
        case .background: (SceneColor(255, 255, 255), SceneColor(0, 0, 0))
        case .groupedBackground: (SceneColor(242, 242, 247), SceneColor(0, 0, 0))
        case .groupedCard: (SceneColor(255, 255, 255), SceneColor(28, 28, 30))
        case .selection: (SceneColor(209, 209, 214), SceneColor(58, 58, 60))
        case .sidebarSelection: (SceneColor(120, 120, 128, alpha: 0.2), SceneColor(120, 120, 128, alpha: 0.36))
        case .dimming: (SceneColor(0, 0, 0, alpha: 0.2), SceneColor(0, 0, 0, alpha: 0.48))
        case .tertiaryFill: (SceneColor(118, 118, 128, alpha: 0.12), SceneColor(118, 118, 128, alpha: 0.24))
        case .glass: (SceneColor(250, 250, 252, alpha: 0.82), SceneColor(36, 36, 38, alpha: 0.82))
        }
    }
}
