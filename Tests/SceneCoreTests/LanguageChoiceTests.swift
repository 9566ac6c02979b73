import SceneCore
import Testing

@Suite("The language of an app")
struct LanguageChoiceTests {
    private let choice = LanguageChoice(["en", "de", "pt-BR", "pt", "zh-Hans", "zh-Hant", "nl"])

    @Test("The first of a person's languages that there is counts, in their region's form if there is one")
    func first() {
        #expect(choice.best(for: ["fr", "nl", "de"]) == "nl")
        #expect(choice.best(for: ["de-AT"]) == "de")
        #expect(choice.best(for: ["pt-BR"]) == "pt-BR")
        #expect(choice.best(for: ["pt-PT"]) == "pt")
        #expect(choice.best(for: ["fr"]) == nil)
    }

    @Test("What is written in another script is another language to read")
    func scripts() {
        #expect(choice.best(for: ["zh-TW"]) == "zh-Hant")
        #expect(choice.best(for: ["zh-CN"]) == "zh-Hans")
        #expect(choice.best(for: ["zh-HK"]) == "zh-Hant")
    }
}
