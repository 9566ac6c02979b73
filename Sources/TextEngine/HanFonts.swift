import Foundation
import SceneCore

/// The fonts that a browser draws Chinese, Japanese and Korean text with: slices of Noto CJK, which is installed beside Martlet
/// and far too large to be sent whole. Each slice is cut when it is first asked for.
///
/// Nothing of this is needed to measure such text (see `FontFiles.hanFaces`).
@MainActor
package final class HanFonts {
    /// Those of Debian's package `fonts-noto-cjk`.
    package static let installed = HanFonts(folder: installationFolder)
    private nonisolated static let installationFolder = URL(fileURLWithPath: "/usr/share/fonts/opentype/noto")

    /// The whole fonts, for who draws by itself.
    nonisolated static var outlines: [URL] {
        ["Sans", "Serif"].flatMap { style in
            HanFont.weights.map { installationFolder.appending(path: "Noto\(style)CJK-\($0.1).ttc") }
        }
    }

    private struct Key: Hashable {
        var form: HanForm
        var isSerif: Bool
    }

    private let folder: URL
    /// Those that were asked for; nil where there is none.
    private var known: [Key: HanFont?] = [:]

    package init(folder: URL) {
        self.folder = folder
    }

    /// The name of the style sheet that tells a browser where the slices are; nil if there are no fonts to cut them from.
    package func sheet(form: HanForm, isSerif: Bool) -> String? {
        font(form: form, isSerif: isSerif).map { "\($0.name).css" }
    }

    /// The content of a style sheet or of one of the fonts that it names; nil for any other name.
    package func file(named name: String) -> [UInt8]? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        // STYLE-FORM-EDITION, for a slice with -WEIGHT-INDEX after it.
        let words = parts[0].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 3, ["sans", "serif"].contains(words[0]), let form = HanForm(rawValue: words[1]),
            let font = font(form: form, isSerif: words[0] == "serif"), font.edition == words[2]
        else { return nil }
        switch (parts[1], words.count) {
        case ("css", 3): return Array(font.sheet.utf8)
        case ("woff2", 5):
            guard let weight = Int(words[3]), let index = Int(words[4]) else { return nil }
            return font.slice(index, weight: weight)
        default: return nil
        }
    }

    private func font(form: HanForm, isSerif: Bool) -> HanFont? {
        let key = Key(form: form, isSerif: isSerif)
        if let font = known[key] { return font }
        let font = HanFont(folder: folder, form: form, isSerif: isSerif)
        known[key] = .some(font)
        return font
    }
}

/// One form of one typeface, in its weights.
private struct HanFont {
    /// The weights of the files, and those of text that each serves.
    static let weights = [(400, "Regular", "1 599"), (700, "Bold", "600 1000")]

    private let form: HanForm
    private let isSerif: Bool
    private let slices: HanSlices
    private let cutters: [Int: FontCutter]
    /// Changes when a font or a slice does, so that a browser may keep each file for ever.
    let edition: String

    /// Nil if a file is missing or no font, which is then reported.
    init?(folder: URL, form: HanForm, isSerif: Bool) {
        self.form = form
        self.isSerif = isSerif
        slices = HanSlices(form)
        var cutters: [Int: FontCutter] = [:]
        for (weight, name, _) in Self.weights {
            let file = folder.appending(path: "Noto\(isSerif ? "Serif" : "Sans")CJK-\(name).ttc")
            guard let cutter = FontCutter(file, face: form.face) else {
                FontProblem.noHanFont(file).report()
                return nil
            }
            cutters[weight] = cutter
        }
        self.cutters = cutters
        let seed = Self.weights.compactMap { cutters[$0.0]?.checksum }.flatMap { $0 } + slices.ranges.joined().utf8
        edition = Self.fingerprint(seed)
    }

    /// Of its files; what sort of file is added to it.
    var name: String { "\(isSerif ? "serif" : "sans")-\(form.rawValue)-\(edition)" }

    /// The family's rules. Where ranges overlap a browser takes the last one, so the most frequent slices come last.
    var sheet: String {
        let family = "Martlet \(isSerif ? "Serif " : "")Han \(form.rawValue)"
        return Self.weights.flatMap { weight, _, served in
            slices.ranges.enumerated().reversed().map { index, range in
                "@font-face{font-family:\"\(family)\";font-weight:\(served);"
                    + "src:url(\(name)-\(weight)-\(index).woff2);unicode-range:\(range)}\n"
            }
        }.joined()
    }

    func slice(_ index: Int, weight: Int) -> [UInt8]? {
        guard slices.ranges.indices.contains(index), let cutter = cutters[weight] else { return nil }
        return cutter.cut(slices.characters(of: index)).map { WebFont(openType: $0).bytes }
    }

    /// FNV-1a with 64 bits: enough to tell one edition from the next.
    private static func fingerprint(_ bytes: [UInt8]) -> String {
        let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension HanForm {
    /// Which face of a collection of Noto CJK draws it.
    fileprivate var face: UInt32 {
        switch self {
        case .japanese: 0
        case .korean: 1
        case .simplifiedChinese: 2
        case .traditionalChinese: 3
        }
    }
}

extension HanForm {
    /// The name of the installed font that draws it.
    func family(isSerif: Bool) -> String {
        let place =
            switch self {
            case .japanese: "JP"
            case .korean: "KR"
            case .simplifiedChinese: "SC"
            case .traditionalChinese: "TC"
            }
        return "Noto \(isSerif ? "Serif" : "Sans") CJK \(place)"
    }
}
