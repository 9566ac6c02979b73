import Foundation
import SceneCore

/// How the characters of Chinese, Japanese and Korean are parted among font files: those that are seldom needed do not come
/// with those that are always.
///
/// A slice is a list of characters as `unicode-range` spells it. A character belongs to the first slice that names it.
struct HanSlices {
    let ranges: [String]
    /// The same as numbers.
    private let parts: [[ClosedRange<UInt32>]]

    /// None where the list is missing.
    init(_ form: HanForm) {
        let url = FontFiles.folder.appending(path: "han-slices-\(form.rawValue).txt")
        do {
            let text = try String(contentsOf: url, encoding: .utf8)
            ranges = text.split(separator: "\n").map(String.init)
        } catch {
            FontProblem.unreadable(url).report()
            ranges = []
        }
        parts = ranges.map(Self.parts)
    }

    /// The characters of a slice, without those of the slices before it.
    func characters(of index: Int) -> Set<UInt32> {
        var characters = parts[index].reduce(into: Set<UInt32>()) { $0.formUnion($1) }
        let (first, last) = (characters.min() ?? 0, characters.max() ?? 0)
        for range in parts[..<index].joined() where range.upperBound >= first && range.lowerBound <= last {
            // The runs of rare characters are long, and those of frequent ones are not.
            if range.count > characters.count {
                characters = characters.filter { !range.contains($0) }
            } else {
                characters.subtract(range)
            }
        }
        return characters
    }

    /// What cannot be read is left out.
    private static func parts(_ list: String) -> [ClosedRange<UInt32>] {
        list.split(separator: ",").compactMap { part in
            let ends = part.dropFirst(2).split(separator: "-").compactMap { UInt32($0, radix: 16) }
            guard let first = ends.first, let last = ends.last, first <= last, last <= 0x10FFFF else { return nil }
            return first...last
        }
    }
}
