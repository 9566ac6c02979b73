import SceneCore

/// The colours of the platform, light and dark.
///
/// `reference/platform/colors.json`: system colours of iOS 26 and greys are exact (Apple, Human Interface Guidelines),
/// labels, separators and backgrounds good.
enum StandardColor: Hashable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator, opaqueSeparator
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    /// Behind the content of a screen.
    case background
    case secondaryBackground, tertiaryBackground
    /// Behind cards.
    case groupedBackground
    /// The cards.
    case groupedCard
    case tertiaryGroupedBackground
    /// Of a switch that is off (`colors.json`, "switch off track").
    case switchTrack
    /// Over a selected row: grey 4.
    case selection
    /// Over a selected row of a sidebar, which is the tint's: quiet enough for dark text.
    case sidebarSelection
    /// Over what cannot be touched while something lies over it: black at 20 % (`constants.md`, "Sheets").
    case dimming
    /// A panel or a bar through which what is behind shines.
    case glass
    /// The same behind what is read, such as a sheet: little of what is behind shines through. No source, ours.
    case denseGlass
    /// Over what is blurred behind a material. No source, ours.
    case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial

    func color(in scheme: ColorScheme) -> SceneColor {
        let pair = pair
        return scheme == .dark ? pair.dark : pair.light
    }

    private var pair: (light: SceneColor, dark: SceneColor) {
        switch self {
        case .red: (SceneColor(255, 56, 60), SceneColor(255, 66, 69))
        case .orange: (SceneColor(255, 141, 40), SceneColor(255, 146, 48))
        case .yellow: (SceneColor(255, 204, 0), SceneColor(255, 214, 0))
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
        case .gray2: (SceneColor(174, 174, 178), SceneColor(99, 99, 102))
        case .gray3: (SceneColor(199, 199, 204), SceneColor(72, 72, 74))
        case .gray4: (SceneColor(209, 209, 214), SceneColor(58, 58, 60))
        case .gray5: (SceneColor(229, 229, 234), SceneColor(44, 44, 46))
        case .gray6: (SceneColor(242, 242, 247), SceneColor(28, 28, 30))
        case .label: (SceneColor(0, 0, 0), SceneColor(255, 255, 255))
        case .secondaryLabel: (SceneColor(60, 60, 67, alpha: 0.6), SceneColor(235, 235, 245, alpha: 0.6))
        case .tertiaryLabel: (SceneColor(60, 60, 67, alpha: 0.3), SceneColor(235, 235, 245, alpha: 0.3))
        case .separator: (SceneColor(60, 60, 67, alpha: 0.29), SceneColor(84, 84, 88, alpha: 0.6))
        case .quaternaryLabel: (SceneColor(60, 60, 67, alpha: 0.18), SceneColor(235, 235, 245, alpha: 0.16))
        case .opaqueSeparator: (SceneColor(198, 198, 200), SceneColor(56, 56, 58))
        case .fill: (SceneColor(120, 120, 128, alpha: 0.2), SceneColor(120, 120, 128, alpha: 0.36))
        case .secondaryFill: (SceneColor(120, 120, 128, alpha: 0.16), SceneColor(120, 120, 128, alpha: 0.32))
        case .tertiaryFill: (SceneColor(118, 118, 128, alpha: 0.12), SceneColor(118, 118, 128, alpha: 0.24))
        case .quaternaryFill: (SceneColor(116, 116, 128, alpha: 0.08), SceneColor(118, 118, 128, alpha: 0.18))
        case .secondaryBackground: (SceneColor(242, 242, 247), SceneColor(28, 28, 30))
        case .tertiaryBackground: (SceneColor(255, 255, 255), SceneColor(44, 44, 46))
        case .tertiaryGroupedBackground: (SceneColor(242, 242, 247), SceneColor(44, 44, 46))
        case .background: (SceneColor(255, 255, 255), SceneColor(0, 0, 0))
        case .groupedBackground: (SceneColor(242, 242, 247), SceneColor(0, 0, 0))
        case .groupedCard: (SceneColor(255, 255, 255), SceneColor(28, 28, 30))
        case .switchTrack: (SceneColor(0, 0, 0, alpha: 66 / 255), SceneColor(255, 255, 255, alpha: 63 / 255))
        case .selection: (SceneColor(209, 209, 214), SceneColor(58, 58, 60))
        case .sidebarSelection: (SceneColor(120, 120, 128, alpha: 0.2), SceneColor(120, 120, 128, alpha: 0.36))
        case .dimming: (SceneColor(0, 0, 0, alpha: 0.2), SceneColor(0, 0, 0, alpha: 0.48))
        case .ultraThinMaterial: (SceneColor(255, 255, 255, alpha: 0.4), SceneColor(40, 40, 42, alpha: 0.4))
        case .thinMaterial: (SceneColor(250, 250, 252, alpha: 0.55), SceneColor(38, 38, 40, alpha: 0.55))
        case .regularMaterial: (SceneColor(248, 248, 250, alpha: 0.7), SceneColor(36, 36, 38, alpha: 0.7))
        case .thickMaterial: (SceneColor(246, 246, 248, alpha: 0.82), SceneColor(34, 34, 36, alpha: 0.82))
        case .ultraThickMaterial: (SceneColor(244, 244, 246, alpha: 0.9), SceneColor(32, 32, 34, alpha: 0.9))
        case .denseGlass: (SceneColor(250, 250, 252, alpha: 0.94), SceneColor(36, 36, 38, alpha: 0.94))
        case .glass: (SceneColor(250, 250, 252, alpha: 0.82), SceneColor(36, 36, 38, alpha: 0.82))
        }
    }
}
