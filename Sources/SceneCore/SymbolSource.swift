import Foundation

/// Finds the drawings of system symbols by name. The framework asks it, and does not read files itself.
package protocol SymbolSource: Sendable {
    /// Nil for a name that has none.
    func glyph(named name: String) -> (any SymbolGlyph)?

    /// What is shown in place of a symbol that there is none of.
    var placeholderGlyph: any SymbolGlyph { get }

    /// A name that someone may have meant by one that there is none of.
    func nearest(to name: String) -> String?
}

/// A symbol, which stands in a line like a letter.
package protocol SymbolGlyph: Sendable {
    /// The box that layout works with, for a font of size 1.
    var unitSize: CGSize { get }

    /// How far below the top of that box the baseline is.
    func unitBaseline(_ design: FontDescriptor.Design) -> CGFloat

    /// The drawing for a font of a size (in points) and weight (100 to 900), with the top left of its box at `origin`.
    func path(size: CGFloat, weight: Int, color: SceneColor, origin: CGPoint) -> ScenePath

    /// The same in layers, from the back to the front: what matters most has the first colour, what is around it the second. A
    /// symbol of one piece is all in the first.
    func layers(size: CGFloat, weight: Int, colors: [SceneColor], origin: CGPoint) -> [ScenePath]
}
