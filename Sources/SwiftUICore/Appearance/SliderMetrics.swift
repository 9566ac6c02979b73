import Foundation

/// Measures of a slider, in points (iOS 26).
enum SliderMetrics {
    /// How high a slider is (`constants.md`, "Controls", slider; exact).
    static let height: CGFloat = 31
    /// What moves: as large as that of a switch (recall).
    static let thumb = SwitchMetrics.thumb
    /// How high the track is (recall: 4 before iOS 26, 6 since).
    static let track: CGFloat = 6
    /// Between a slider and what stands at its ends: the standard distance of a stack.
    static let labelDistance: CGFloat = 8
    /// How far a slider without steps goes at once, as part of its track (UIKit's documentation of adjustable elements: "10 percent").
    static let increment = 0.1
    /// How much of a slider is left that cannot be used: as of a switch.
    static let disabledOpacity = SwitchMetrics.disabledOpacity
    /// Below the thumb (recall).
    static let shadowRadius: CGFloat = 2
    static let shadowOffset: CGFloat = 0.5
    static let shadowOpacity = 0.25
}
