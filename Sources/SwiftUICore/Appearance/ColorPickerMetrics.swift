import Foundation

/// Measures of colour pickers, in points. None were found for iOS 26; they are ours unless a source is named.
enum ColorPickerMetrics {
    /// The well: as wide and high as UIKit's (recall), with a ring of all colours around the chosen one.
    static let well: CGFloat = 28
    static let ring: CGFloat = 3
    static let gap: CGFloat = 2
    static let wellDistance: CGFloat = 8
    /// The panel: twelve hues across.
    static let panelWidth: CGFloat = 324
    static let swatch: CGFloat = 27
    static let gridRadius: CGFloat = 10
    static let distance: CGFloat = 14
    /// The mark around the chosen swatch.
    static let mark: CGFloat = 3
    /// The chosen colour, below.
    static let sample: CGFloat = 44
    static let sampleRadius: CGFloat = 10
    /// The numbers beside sliders.
    static let numberWidth: CGFloat = 44
}
