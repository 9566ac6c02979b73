import Foundation

/// `Contents.json` of an image set, as far as we read it.
struct ImageSetContents: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        /// "1x", "2x" or "3x"; absent for a picture that serves all.
        var scale: String?
        /// Present on variants for dark mode and the like.
        var appearances: [Appearance]?
    }

    struct Appearance: Decodable {}

    var images: [Entry]?

    /// The plain files by ascending scale, all of one idiom so that they show the same: `universal` where there is one.
    var files: [(name: String, scale: Int)] {
        let plain = (images ?? []).filter { $0.appearances == nil && $0.filename != nil }
        let idiom = ["universal", "iphone", "ipad"].first { idiom in plain.contains { $0.idiom == idiom } }
        var names: [Int: String] = [:]
        for entry in plain where entry.idiom == idiom {
            guard let name = entry.filename, let scale = entry.pixelsPerPoint, names[scale] == nil else { continue }
            names[scale] = name
        }
        return names.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
    }
}

extension ImageSetContents.Entry {
    fileprivate var pixelsPerPoint: Int? {
        switch scale {
        case nil, "1x": 1
        case "2x": 2
        case "3x": 3
        default: nil
        }
    }
}
