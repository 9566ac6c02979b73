import Testing

@testable import SwiftUICore

/// What is expected follows the specification of CommonMark 0.31 (chapter 6), and GitHub's of struck text and bare links.
@Suite("Markdown in text")
struct MarkdownTests {
    private typealias Run = InlineMarkdown.Run

    private func runs(_ text: String) -> [InlineMarkdown.Run] { InlineMarkdown.runs(of: text) }

    @Test("Two asterisks or underscores are strong, one is emphasis, three are both")
    func emphasis() {
        #expect(
            runs("a **b** _c_") == [
                Run(text: "a "), Run(text: "b", style: .strong), Run(text: " "), Run(text: "c", style: .emphasis),
            ])
        #expect(runs("***d***") == [Run(text: "d", style: [.strong, .emphasis])])
        #expect(runs("__e *f*__") == [Run(text: "e ", style: .strong), Run(text: "f", style: [.strong, .emphasis])])
    }

    @Test("Brackets are pairs, whether or not something leads on from them")
    func brackets() {
        #expect(runs("[draft] see](/x)") == [Run(text: "[draft] see](/x)")])
        #expect(runs("[a] [b](/c)").map(\.link) == [nil, "/c"])
    }

    @Test("Marks within a word and marks that are not closed are text")
    func text() {
        #expect(runs("snake_case_name") == [Run(text: "snake_case_name")])
        #expect(runs("2 * 3 * 4") == [Run(text: "2 * 3 * 4")])
        #expect(runs("**open") == [Run(text: "**open")])
        #expect(runs("un*frigging*believable").map(\.style) == [[], .emphasis, []])
    }

    @Test("Tildes strike through, backticks are code in which nothing else is read")
    func struckAndCode() {
        #expect(runs("~~old~~ new") == [Run(text: "old", style: .struck), Run(text: " new")])
        #expect(runs("`a * b * c`") == [Run(text: "a * b * c", style: .code)])
        #expect(runs("`` a`b ``") == [Run(text: "a`b", style: .code)])
    }

    @Test("A backslash takes a mark's meaning away")
    func escapes() {
        #expect(runs(#"\*a\* \q"#) == [Run(text: #"*a* \q"#)])
        #expect(runs("R&amp;B") == [Run(text: "R&B")])
    }

    @Test("Words in brackets lead to the address after them")
    func links() {
        #expect(
            runs("see [the **map**](https://maps.example/a_b \"Map\").") == [
                Run(text: "see "), Run(text: "the ", link: "https://maps.example/a_b"),
                Run(text: "map", style: .strong, link: "https://maps.example/a_b"), Run(text: "."),
            ])
        #expect(runs("[1] and (2)") == [Run(text: "[1] and (2)")])
        #expect(runs("<mailto:a@b.example>") == [Run(text: "mailto:a@b.example", link: "mailto:a@b.example")])
    }

    @Test("An address by itself is a link; the end of the sentence is not part of it")
    func bareLinks() {
        #expect(
            runs("At https://a.example/b.") == [
                Run(text: "At "), Run(text: "https://a.example/b", link: "https://a.example/b"), Run(text: "."),
            ])
        #expect(runs("(www.a.example)").map(\.link) == [nil, "http://www.a.example", nil])
    }

    @Test(
        "Nothing is lost of what is no markup",
        arguments: ["[", "]", "a]b(c)", "![x](y", "`", "*", "~~~", "<", "&;", "\\", "[a](b"])
    func kept(text: String) {
        #expect(runs(text).map(\.text).joined() == text)
    }
}
