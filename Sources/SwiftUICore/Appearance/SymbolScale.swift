import Foundation

/// How large symbols are at the scales beside text.
enum SymbolScale {
    /// In parts of the medium one. No source, by eye from public pictures; ours.
    static func factor(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.8
        case .medium: 1
        case .large: 1.28
        }
    }

    /// Of a symbol that is larger or smaller for a while (`symbolEffect(.scale)`), in parts of its size. No source; ours.
    static let larger: CGFloat = 1.15
    static let smaller: CGFloat = 0.85

    /// Of a symbol that is about to come or has gone, in parts of its size. No source; ours.
    static let gone = 0.5
}
