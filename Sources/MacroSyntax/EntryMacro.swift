import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property of the environment out of a variable with a default.
///
///     @Entry var paperSize: PaperSize = .letter
///
/// becomes a property that reads and writes the environment, and beside it the key that holds the default.
package enum EntryMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try EntryVariable(declaration, in: context)
        return [
            "get { self[\(entry.key).self] }",
            "set { self[\(entry.key).self] = newValue }",
        ]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // What is wrong with the variable has been said where its accessors were asked for.
        guard let entry = try? EntryVariable(declaration, in: context) else { return [] }
        return [
            """
            private struct \(entry.key): SwiftUICore.EnvironmentKey {
                \(entry.defaultValue)
            }
            """
        ]
    }
}

/// A variable that `@Entry` may stand on.
private struct EntryVariable {
    let key: TokenSyntax
    /// The declaration of the key's default.
    let defaultValue: DeclSyntax

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw MacroMistake.entryNotOnVariable.at(declaration) }
        guard context.lexicalContext.first?.extendsEnvironment == true else {
            throw MacroMistake.entryOutsideOfEnvironment.at(declaration)
        }
        if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) }) {
            throw MacroMistake.entryIsStatic.at(modifier)
        }
        if let accessors = binding.accessorBlock { throw MacroMistake.entryHasAccessors.at(accessors) }

        key = "__Key_\(raw: name.identifier?.name ?? name.trimmed.text)"
        defaultValue = try Self.defaultValue(of: binding)
    }

    /// With a type, the default is evaluated whenever nothing has been set, so that it need not be safe to share. Without one it
    /// is evaluated once, since only a stored property takes its type from a value.
    private static func defaultValue(of binding: PatternBindingSyntax) throws -> DeclSyntax {
        switch (binding.typeAnnotation?.type.trimmed, binding.initializer?.value.trimmed) {
        case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
        case (let type?, nil) where type.isOptional: return "static var defaultValue: \(type) { nil }"
        case (nil, let value?): return "static let defaultValue = \(value)"
        default: throw MacroMistake.entryNeedsDefault.at(binding)
        }
    }
}

extension Syntax {
    /// `extension EnvironmentValues`, with or without the module's name.
    fileprivate var extendsEnvironment: Bool {
        guard let type = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmed else { return false }
        return ["EnvironmentValues", "SwiftUI.EnvironmentValues", "SwiftUICore.EnvironmentValues"]
            .contains(type.description)
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        if let name = self.as(IdentifierTypeSyntax.self)?.name.text { return name == "Optional" }
        return self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
