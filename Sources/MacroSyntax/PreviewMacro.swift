import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: makes a view that the program can show in place of the app.
///
/// The expansion is a type that knows where the preview stands and how to make it. A record of that type lies in a section of
/// the program that holds nothing else; `PreviewRecords` in SwiftUICore reads it.
package enum PreviewMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let closure = body(of: node) else { throw MacroMistake.previewHasNoBody.at(node) }
        let name = context.makeUniqueName("Preview")
        let place = context.location(of: node)
        return [
            """
            struct \(name): SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(place?.file ?? "\"\"") }
                static var line: Swift.Int { \(place?.line ?? "0") }
                static var column: Swift.Int { \(place?.column ?? "0") }
                @Swift.MainActor static func makePreview() throws -> SwiftUICore.Preview {
                    SwiftUICore.Preview(\(settings(of: node))) \(try PreviewBody(closure).asClosure)
                }
                @section("martlet_previews") @used
                private static let record: SwiftUICore._PreviewRecord = (
                    1,
                    { $0.initializeMemory(as: (any SwiftUICore.PreviewRegistry.Type).self, to: \(name).self) }
                )
            }
            """
        ]
    }

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
        if let trailing = node.trailingClosure { return trailing }
        return node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    }

    /// The name and the traits as they were written.
    private static func settings(of node: some FreestandingMacroExpansionSyntax) -> LabeledExprListSyntax {
        var settings = node.arguments.filter { $0.label?.text != "body" }
        if let last = settings.indices.last { settings[last].trailingComma = nil }
        return settings.trimmed
    }
}
