/// How what a node shows is mixed with what lies behind it. The names are those of CSS.
package enum SceneBlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case difference, exclusion, hue, saturation, color, luminosity
    /// Light is added to light.
    case plusLighter = "plus-lighter"
}
