import Foundation
import SceneCore

extension SymbolSet: SymbolSource {
    package func glyph(named name: String) -> (any SymbolGlyph)? {
        symbol(named: name)
    }

    package var placeholderGlyph: any SymbolGlyph { Self.placeholder }
}

extension Symbol: SymbolGlyph {
    package var unitSize: CGSize { metrics.size }

    package func unitBaseline(_ design: FontDescriptor.Design) -> CGFloat {
        metrics.baseline(design)
    }
}
