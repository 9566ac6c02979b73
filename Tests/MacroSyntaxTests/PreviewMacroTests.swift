import Testing

@Suite("#Preview becomes a type that the program finds")
struct PreviewMacroTests {
    @Test("The type says where the preview stands")
    func place() {
        let expansion = Expansion(of: "import SwiftUI\n\n#Preview { Text(\"Saw\") }")
        #expect(expansion.contains("static var fileID: Swift.String { \"Shed/Tools.swift\" }"))
        #expect(expansion.contains("static var line: Swift.Int { 3 }"))
        #expect(expansion.contains("static var column: Swift.Int { 1 }"))
    }

    @Test("It makes the preview from the braces, as they were written")
    func braces() {
        #expect(Expansion(of: "#Preview { Text(\"Saw\") }").contains("SwiftUICore.Preview() { Text(\"Saw\") }"))
    }

    @Test("It leaves a record in a section that holds nothing else")
    func record() {
        #expect(
            Expansion(of: "#Preview { Text(\"Saw\") }")
                .contains("@section(\"martlet_previews\") @used private static let record: SwiftUICore._PreviewRecord"))
    }

    @Test("The name stays")
    func name() {
        #expect(Expansion(of: "#Preview(\"A saw\") { Saw() }").contains("SwiftUICore.Preview(\"A saw\") { Saw() }"))
    }

    @Test("The traits stay, in their order")
    func traits() {
        #expect(
            Expansion(of: "#Preview(\"A saw\", traits: .landscapeLeft, .fixedLayout(width: 80, height: 40)) { Saw() }")
                .contains(
                    """
                    SwiftUICore.Preview("A saw", traits: .landscapeLeft, .fixedLayout(width: 80, height: 40)) { Saw() }
                    """))
    }

    @Test("The body may be an argument with a label")
    func labelledBody() {
        #expect(
            Expansion(of: "#Preview(\"A saw\", body: { Saw() })").contains("SwiftUICore.Preview(\"A saw\") { Saw() }"))
    }

    @Test("A body that is not in braces is refused")
    func noBraces() {
        #expect(
            Expansion(of: "#Preview(body: makeSaw)").mistakes == ["'#Preview' needs braces with the view in them"])
    }

    @Test("Two previews become two types")
    func unique() {
        let source = Expansion(of: "#Preview { Saw() }\n#Preview { Plane() }").source
        let names = source.matches(of: /struct (\S+): SwiftUICore.PreviewRegistry/).map(\.output.1)
        #expect(names.count == 2)
        #expect(Set(names).count == 2)
    }
}

@Suite("@Previewable makes a variable a property of the previewed view")
struct PreviewableMacroTests {
    @Test("Marked variables become properties; the rest becomes the body")
    func properties() {
        let expansion = Expansion(
            of: """
                #Preview {
                    @Previewable @State var isOn = false
                    let title = "Heating"
                    Toggle(title, isOn: $isOn)
                }
                """)
        #expect(
            expansion.contains(
                """
                struct PreviewedView: SwiftUICore.View {
                    @State var isOn = false
                    var body: some SwiftUICore.View {
                        let title = "Heating"
                        Toggle(title, isOn: $isOn)
                    }
                }
                return PreviewedView()
                """))
        #expect(expansion.mistakes == [])
    }

    @Test(
        "Elsewhere it is refused",
        arguments: [
            "struct Saw { @Previewable @State var isOn = false }",
            "func saw() { @Previewable @State var isOn = false }",
            "#Preview { VStack { @Previewable @State var isOn = false } }",
        ])
    func elsewhere(source: String) {
        #expect(
            Expansion(of: source).mistakes == [
                "'@Previewable' is for variables directly in the braces of a '#Preview', not deeper and not elsewhere"
            ])
    }
}
