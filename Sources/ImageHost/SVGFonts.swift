import Foundation
import TextEngine

/// The fonts that the texts of an SVG are drawn in, which it holds itself: those that come with Martlet, cut into slices of
/// Unicode, as far as they are used.
struct SVGFonts {
    fileprivate struct Slice: Hashable {
        var family: String
        var weight: Int
        var file: String
    }

    private var slices: Set<Slice> = []

    /// The families of some letters, the first one that there is first, as CSS lists them.
    mutating func families(of runs: [GlyphRun], weight: Int) -> String {
        var families: [String] = []
        for run in runs where !families.contains(run.family) {
            families.append(run.family)
            slices.insert(Slice(family: run.family, weight: FontFiles.nearestWeight(to: weight), file: run.file))
        }
        return (families.map { "'\($0)'" } + ["system-ui", "sans-serif"]).joined(separator: ",")
    }

    /// In the order of their names, so that the same screen is the same file.
    var styleSheet: String {
        slices.sorted { ($0.family, $0.weight) < ($1.family, $1.weight) }.map(\.rule).joined()
    }
}

extension SVGFonts.Slice {
    /// Empty for a font that is installed beside Martlet.
    fileprivate var rule: String {
        guard let url = FontFiles.served(for: file), let data = try? Data(contentsOf: url) else { return "" }
        return "@font-face{font-family:'\(family)';font-weight:\(weight);"
            + "src:url(data:font/woff2;base64,\(data.base64EncodedString())) format('woff2')}"
    }
}
