import SceneCore
import Testing

@Suite("The look of shared Chinese, Japanese and Korean characters")
struct HanFormTests {
    /// Scripts of languages and places as in Unicode's CLDR, "likely subtags".
    @Test(
        "A language asks for its own",
        arguments: [
            ("ja", HanForm.japanese), ("ja-JP", .japanese), ("ko-KR", .korean), ("zh", .simplifiedChinese),
            ("zh-Hans", .simplifiedChinese), ("zh-SG", .simplifiedChinese), ("zh-Hant", .traditionalChinese),
            ("zh-TW", .traditionalChinese), ("zh_HK", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese),
        ])
    func language(name: String, form: HanForm) {
        #expect(HanForm(languages: [name]) == form)
    }

    @Test("The first language that has one decides")
    func preference() {
        #expect(HanForm(languages: ["en-GB", "ko", "ja"]) == .korean)
        #expect(HanForm(languages: ["en-GB", "fr"]) == nil)
        #expect(HanForm(languages: []) == nil)
    }

    @Test("Is needed for these scripts", arguments: ["漢", "かな", "カナ", "한글", "、", "Ａ", "𠮷", "Tea 茶", "★"])
    func needed(text: String) {
        #expect(HanForm.isNeeded(for: text))
    }

    @Test("Is not needed for others", arguments: ["", "Tea", "Łódź", "Ελλάδα", "Привет", "→ ∞ “…”", "שלום", "🏕️"])
    func notNeeded(text: String) {
        #expect(!HanForm.isNeeded(for: text))
    }
}
