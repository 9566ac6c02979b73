import SwiftDiagnostics
import SwiftSyntax

/// Why a macro cannot be expanded where it stands, as the compiler tells it to the person who wrote it.
package enum MacroMistake: String, DiagnosticMessage, Error {
    case entryNotOnVariable
    case entryOutsideOfEnvironment
    case entryIsStatic
    case entryHasAccessors
    case entryNeedsDefault
    case focusedEntryNotOptional
    case previewableNotOnVariable
    case previewableOutsideOfPreview
    case previewHasNoBody

    package var message: String {
        switch self {
        case .entryNotOnVariable: "'@Entry' is for a 'var' with one name"
        case .entryOutsideOfEnvironment:
            "'@Entry' is for properties in an extension of 'EnvironmentValues' or 'FocusedValues'"
        case .entryIsStatic: "'@Entry' is for properties of a value; take away 'static'"
        case .entryHasAccessors: "'@Entry' reads and writes the property itself; take away what stands in braces"
        case .entryNeedsDefault: "'@Entry' needs a default: write '= value', or make the type optional"
        case .focusedEntryNotOptional:
            "'@Entry' of 'FocusedValues' has an optional type and no default: nothing is focused at first"
        case .previewableNotOnVariable: "'@Previewable' is for a 'var' with a property wrapper, such as '@State'"
        case .previewableOutsideOfPreview:
            "'@Previewable' is for variables directly in the braces of a '#Preview', not deeper and not elsewhere"
        case .previewHasNoBody: "'#Preview' needs braces with the view in them"
        }
    }

    package var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: rawValue) }
    package var severity: DiagnosticSeverity { .error }

    /// The mistake at a place in the source.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
    }
}
