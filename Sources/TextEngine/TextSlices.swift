import Foundation
import SceneCore

extension StyledText {
    /// A stretch of the text, with the looks that it has there.
    func slice(_ range: Range<String.Index>) -> StyledText {
        var slice = StyledText(String(string[range]), font: font)
        guard !parts.isEmpty else { return slice }
        let first = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
        let bytes = first..<first + slice.string.utf8.count
        var start = 0
        for part in parts {
            var cut = part
            cut.length = (start..<start + part.length).clamped(to: bytes).count
            if cut.length > 0 { slice.parts.append(cut) }
            start += part.length
        }
        return slice
    }

    func prefix(upTo end: String.Index) -> StyledText { slice(string.startIndex..<end) }

    func suffix(from start: String.Index) -> StyledText { slice(start..<string.endIndex) }

    /// The text without the spaces at its end.
    var withoutSpacesAtEnd: StyledText { prefix(upTo: string[...].withoutSpacesAtEnd.endIndex) }

    /// This text with an ellipsis and another one after it. The ellipsis looks as what it follows; at the start, as what follows it.
    func ellipsis(before rest: StyledText? = nil) -> StyledText {
        var whole = StyledText(string + "…" + (rest?.string ?? ""), font: font)
        guard let neighbour = parts.last ?? rest?.parts.first else { return whole }
        var ellipsis = neighbour
        ellipsis.length = "…".utf8.count
        ellipsis.picture = nil
        whole.parts = parts + [ellipsis] + (rest?.parts ?? [])
        return whole
    }
}
