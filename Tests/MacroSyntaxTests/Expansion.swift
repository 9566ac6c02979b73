import MacroSyntax
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// What becomes of a piece of source when the macros in it are expanded.
struct Expansion {
    /// The source with each macro replaced, its white space made even: one space for any amount.
    let source: String
    let mistakes: [String]

    init(of source: String) {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Shed", fullFilePath: "Tools.swift")])
        let expanded = file.expand(
            macros: ["Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self],
            contextGenerator: { node in
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
            })
        self.source = Self.even(expanded.description)
        mistakes = context.diagnostics.map(\.message)
    }

    func contains(_ code: String) -> Bool {
        source.contains(Self.even(code))
    }

    private static func even(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
