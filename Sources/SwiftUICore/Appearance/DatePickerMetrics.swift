import Foundation

/// Measures of date pickers, in points. None were found for iOS 26; they are ours unless a source is named.
enum DatePickerMetrics {
    /// The date and the time of a compact one: 34 high (`platform/bars-and-controls.md`, "date picker, compact"; recall), a line of
    /// body, 20.5, and what is around it.
    static let pillPadding: CGFloat = 6.75
    static let pillInset: CGFloat = 12
    static let pillDistance: CGFloat = 8
    /// A calendar: seven days, each a touch target of 44 wide, and its rows.
    static let calendarWidth: CGFloat = 320
    static let cell: CGFloat = 44
    static let header: CGFloat = 44
    static let weekdays: CGFloat = 24
    static let inset: CGFloat = 12
    /// The mark of the chosen day.
    static let mark: CGFloat = 40
    static let chosenFill: Double = 0.15
    static let wheelsWidth: CGFloat = 240
    /// How many years a wheel reaches back and forth where no range ends it.
    static let yearsOnWheel = 100
}
