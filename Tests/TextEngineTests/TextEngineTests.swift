import Foundation
import SceneCore

@testable import TextEngine

/// The sentence of the recordings.
let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

@MainActor
extension PangoTextMeasurer {
    /// Measures with the defaults that most tests want.
    func measure(
        _ text: String, size: CGFloat = 17, weight: Int = 400, design: FontDescriptor.Design = .default,
        width: CGFloat? = nil, limit: Int? = nil, alignment: LineAlignment = .leading
    ) -> MeasuredText {
        measure(
            text, font: FontDescriptor(design: design, size: size, weight: weight), width: width, lineLimit: limit,
            alignment: alignment)
    }
}

extension MeasuredText {
    var texts: [String] { lines.map(\.text) }
}
