import Foundation

/// Distances in text fields, in points (`constants.md`, "Controls" and its first section; iOS 26.0).
enum TextFieldMetrics {
    /// What a plain field adds to the height of its line: 22 for a line of 20.5 (exact).
    static let plainPadding: CGFloat = 1.5
    /// The least height of a field with a border (exact).
    static let borderedHeight: CGFloat = 34
    /// What such a field adds at least to its line: it was 34 for one of 24.5 (derived).
    static let borderedPadding: CGFloat = 9.5
    /// From the border to the text (picture).
    static let borderedInset: CGFloat = 7.5
    /// The radius of the border's corners: 5 to 6 (`platform/bars-and-controls.md`).
    static let borderedRadius: CGFloat = 5
    /// Around the text of an editor: UIKit's insets of a text view, 8 above and below, 5 at the sides.
    static let editorTop: CGFloat = 8
    static let editorSide: CGFloat = 5
}
