import Foundation

/// Measures of a switch, in points (iOS 26).
enum SwitchMetrics {
    /// What a switch takes up in a layout (`constants.md`, "Controls", toggle; exact).
    static let room = CGSize(width: 66, height: 30)
    /// What is seen of it, in the middle of that (`platform/bars-and-controls.md`, "switch"; exact).
    static let track = CGSize(width: 63, height: 28)
    /// What moves, and how far it stays off the track's edges (the same place; exact).
    static let thumb = CGSize(width: 37, height: 24)
    static let thumbInset: CGFloat = 2
    /// Between a label and its switch, at the least: the standard distance of a stack. No source for another one; ours.
    static let labelDistance: CGFloat = 8
    /// How much of a switch is left that cannot be used (recall).
    static let disabledOpacity: Double = 0.5
    /// How the thumb goes from one side to the other (`platform/animations.json`, "switch toggle"; good).
    static let movement = Animation.timingCurve(0.16, 0.004, 0.406, 1.192, duration: 0.336)
}
