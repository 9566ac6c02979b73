import Foundation

/// Measures of a stepper, in points (iOS 26).
enum StepperMetrics {
    /// Both buttons together (`constants.md`, "Controls", stepper; exact).
    static let size = CGSize(width: 94, height: 32)
    /// The line between the buttons (recall).
    static let line = CGSize(width: 1, height: 18)
    /// Between a label and the buttons, at the least: the standard distance of a stack. No source for another one; ours.
    static let labelDistance: CGFloat = 8
}
