import Foundation

/// Distances in controls, in points (`constants.md`, "Controls", iOS 26.0, with the standard line of its first section).
enum ControlMetrics {
    /// Between a bordered button's label and its left and right edge (exact).
    static let buttonInset: CGFloat = 12
    /// Between the label and the upper and lower edge (exact: a line of body, 20.5, makes 34.5).
    static let buttonPadding: CGFloat = 7
    /// A small button's line is that of subheadline, 18, in 28 (recall, as for UIKit's small configuration).
    static let smallButtonInset: CGFloat = 10
    static let smallButtonPadding: CGFloat = 5
    /// A large button is 50 high (`platform/bars-and-controls.md`, "button, large control size"; recall): 20.5 + 2 × 14.75.
    static let largeButtonInset: CGFloat = 20
    static let largeButtonPadding: CGFloat = 14.75
    /// The corners of a button that is a rounded rectangle, where the app names no radius (recall: 8 to 10 before iOS 26).
    static let buttonRadius: CGFloat = 8
    /// How strong the tint behind a bordered button is, where the app has named one (recall).
    static let tintedFill: Double = 0.18
}
