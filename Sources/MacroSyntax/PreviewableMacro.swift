import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable for ``PreviewMacro``, which moves it. By itself it adds nothing, and says so where it stands
/// in vain.
package enum PreviewableMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard declaration.is(VariableDeclSyntax.self) else { throw MacroMistake.previewableNotOnVariable.at(node) }
        guard standsDirectlyInPreview(context.lexicalContext) else {
            throw MacroMistake.previewableOutsideOfPreview.at(node)
        }
        return []
    }

    /// The context goes from the inside out: first the braces, then what they belong to.
    private static func standsDirectlyInPreview(_ context: [Syntax]) -> Bool {
        guard context.count > 1, context[0].is(ClosureExprSyntax.self) else { return false }
        return context[1].asProtocol((any FreestandingMacroExpansionSyntax).self)?.macroName.text == "Preview"
    }
}
