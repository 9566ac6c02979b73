import Testing

@Suite("@Entry makes a property of the environment out of a variable")
struct EntryMacroTests {
    private func expand(_ variable: String) -> Expansion {
        Expansion(of: "extension EnvironmentValues { \(variable) }")
    }

    @Test("The property reads and writes the environment by a key of its own")
    func accessors() {
        let expansion = expand("@Entry var paperSize: PaperSize = .letter")
        #expect(expansion.contains("get { self[__Key_paperSize.self] }"))
        #expect(expansion.contains("set { self[__Key_paperSize.self] = newValue }"))
        #expect(expansion.mistakes == [])
    }

    @Test("The key's default is the expression, evaluated for each reading, if the type is written")
    func defaultWithType() {
        #expect(
            expand("@Entry var paperSize: PaperSize = .letter")
                .contains(
                    """
                    private struct __Key_paperSize: SwiftUICore.EnvironmentKey {
                        static var defaultValue: PaperSize { .letter }
                    }
                    """))
    }

    @Test("Without a type it is that of the default")
    func defaultWithoutType() {
        #expect(expand("@Entry var copies = 1").contains("static let defaultValue = 1"))
    }

    @Test("An optional variable needs no default: it is nil", arguments: ["Tray?", "Optional<Tray>", "Tray!"])
    func optional(type: String) {
        #expect(expand("@Entry var tray: \(type)").contains("static var defaultValue: \(type) { nil }"))
    }

    @Test("A name in backticks has a key without them")
    func backticks() {
        #expect(expand("@Entry var `default`: Int = 1").contains("self[__Key_default.self]"))
    }

    @Test(
        "The extension may name its module, too",
        arguments: ["SwiftUI.EnvironmentValues", "SwiftUICore.EnvironmentValues"])
    func moduleName(type: String) {
        #expect(Expansion(of: "extension \(type) { @Entry var copies = 1 }").mistakes == [])
    }

    @Test(
        "What cannot be an entry is refused, once, with what to do",
        arguments: [
            ("@Entry let copies = 1", "'@Entry' is for a 'var' with one name"),
            ("@Entry static var copies = 1", "'@Entry' is for properties of a value; take away 'static'"),
            (
                "@Entry var copies: Int",
                "'@Entry' needs a default: write '= value', or make the type optional"
            ),
            (
                "@Entry var copies: Int { 1 }",
                "'@Entry' reads and writes the property itself; take away what stands in braces"
            ),
        ])
    func refused(variable: String, mistake: String) {
        #expect(expand(variable).mistakes == [mistake])
    }

    @Test(
        "A focused value has a key of its type, and nothing is focused at first",
        arguments: ["Binding<Note>?", "Optional<Binding<Note>>"])
    func focused(type: String) {
        let expansion = Expansion(of: "extension FocusedValues { @Entry var note: \(type) }")
        #expect(expansion.contains("get { self[__Key_note.self] }"))
        #expect(
            expansion.contains(
                """
                private struct __Key_note: SwiftUICore.FocusedValueKey {
                    typealias Value = Binding<Note>
                }
                """))
    }

    @Test("A focused value with a default, or that is always there, is refused", arguments: ["Int? = 1", "Int = 1"])
    func focusedDefault(type: String) {
        #expect(
            Expansion(of: "extension FocusedValues { @Entry var copies: \(type) }").mistakes == [
                "'@Entry' of 'FocusedValues' has an optional type and no default: nothing is focused at first"
            ])
    }

    @Test(
        "It is refused outside of an extension of EnvironmentValues or FocusedValues",
        arguments: ["struct Printer { @Entry var copies = 1 }", "extension Printer { @Entry var copies = 1 }"])
    func elsewhere(source: String) {
        #expect(
            Expansion(of: source).mistakes == [
                "'@Entry' is for properties in an extension of 'EnvironmentValues' or 'FocusedValues'"
            ])
    }
}
