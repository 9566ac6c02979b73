import Foundation
import SceneCore

/// Measures of pickers, in points.
enum PickerMetrics {
    /// Around the value of a menu picker outside of lists: it is 40 wider than its value and 36.5 high (`constants.md`, "Controls",
    /// menu picker; the total is recorded, its parts are ours).
    static let inset: CGFloat = 12
    static let padding: CGFloat = 8
    static let indicatorDistance: CGFloat = 5
    static let indicatorWidth: CGFloat = 11
    /// Between a label and its value, at the least: the standard distance of a stack.
    static let labelDistance: CGFloat = 8

    /// The height of a segmented picker, which fills the width (`constants.md`, "Controls"; exact).
    static let barHeight: CGFloat = 31
    /// From the bar's edges to the mark of the chosen segment (recall).
    static let lozengeInset: CGFloat = 2
    /// It seems to lie a little above the bar; no source, ours.
    static let lozengeShadow = SceneShadow(color: SceneColor(0, 0, 0, alpha: 0.12), radius: 2, x: 0, y: 1)
    /// On both sides of what is in a segment; no source, ours.
    static let segmentInset: CGFloat = 8
    /// How the mark goes from one segment to the next: as a switch does (`platform/animations.json`, "switch toggle"; good).
    static let movement = SwitchMetrics.movement
    /// How much of a bar is left that cannot be used, as of a switch (recall).
    static let disabledOpacity = SwitchMetrics.disabledOpacity

    /// A wheel, and one of its rows (`platform/bars-and-controls.md`, "wheel picker"; recall).
    static let wheelHeight: CGFloat = 216
    static let wheelRow: CGFloat = 32
    /// A wheel is as wide as it may be, and this wide where it is free; no source, ours.
    static let wheelWidth: CGFloat = 320
    /// The corners of the band over the chosen row, and how far it stands off the sides; no source, ours.
    static let bandRadius: CGFloat = 8
    static let bandInset: CGFloat = 9
}
