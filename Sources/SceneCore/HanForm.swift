/// How Chinese, Japanese and Korean text is drawn: many of their characters are shared, and look different in each language.
package enum HanForm: String, CaseIterable, Sendable {
    case japanese = "ja"
    case korean = "ko"
    case simplifiedChinese = "sc"
    case traditionalChinese = "tc"

    /// That of text whose reader prefers none.
    package static let standard = HanForm.simplifiedChinese

    /// The form that a reader of some languages expects: that of the first of them that has one.
    ///
    /// - Parameter languages: By their names in BCP 47, such as `ja-JP` and `zh-Hant`, the most preferred first.
    package init?(languages: [String]) {
        guard let form = languages.lazy.compactMap(HanForm.init(language:)).first else { return nil }
        self = form
    }

    private init?(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh":
            // Without a script, the place says which one is written there.
            let isTraditional =
                parts.contains("hant")
                || (!parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) })
            self = isTraditional ? .traditionalChinese : .simplifiedChinese
        default: return nil
        }
    }
}

extension HanForm {
    /// Whether a text has anything that the faces of these scripts are for. Text in other scripts is passed over quickly.
    package static func isNeeded(for text: String) -> Bool {
        // All of them have three or four bytes in UTF-8, of which the first is the largest.
        text.utf8.contains { $0 >= 0xE1 } && text.unicodeScalars.contains { draws($0) }
    }

    /// The letters, ideographs and their punctuation, and the symbols of Japanese that the other faces leave out. The script
    /// that makes the fonts (Scripts/fonts/han_fonts.py) has the same list.
    package static func draws(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x203B, 0x2460...0x24FF, 0x25A0...0x25FF, 0x2605...0x2606, 0x2640, 0x2642, 0x266A,
            0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
