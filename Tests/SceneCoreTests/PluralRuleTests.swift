import SceneCore
import Testing

@Suite("Kinds of numbers")
struct PluralRuleTests {
    /// Unicode CLDR, Language Plural Rules, examples for cardinal numbers.
    @Test(
        "Each language tells apart what the CLDR says",
        arguments: [
            ("en", [.other, .one, .other, .other, .other, .other]),
            ("de-AT", [.other, .one, .other, .other, .other, .other]),
            ("fr", [.one, .one, .other, .other, .other, .other]),
            ("ja", [.other, .other, .other, .other, .other, .other]),
            ("pl", [.many, .one, .few, .many, .many, .few]), ("ru", [.many, .one, .few, .many, .one, .few]),
            ("cs", [.other, .one, .few, .other, .other, .other]), ("ar", [.zero, .one, .two, .few, .many, .many]),
            ("he", [.other, .one, .two, .other, .other, .other]), ("lt", [.other, .one, .few, .few, .one, .few]),
        ] as [(String, [PluralCategory])])
    func whole(language: String, expected: [PluralCategory]) {
        let numbers: [Double] = [0, 1, 2, 5, 21, 22]
        #expect(numbers.map(PluralRule(language: language).category) == expected)
    }

    @Test("A number with decimals is none of the whole ones")
    func fractions() {
        #expect(PluralRule(language: "en").category(of: 1.5) == .other)
        #expect(PluralRule(language: "fr").category(of: 1.5) == .one)
    }
}
