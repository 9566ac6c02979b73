import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: makes a property of the environment out of a variable with a default, or a focused value out of one that may be nil.
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
            private struct \(entry.key): SwiftUICore.\(raw: entry.keyKind) {
                \(entry.requirement)
            }
            """
        ]
    }
}

/// A variable that `@Entry` may stand on.
private struct EntryVariable {
    let key: TokenSyntax
    /// The protocol of the key.
    let keyKind: String
    /// What the key declares: its default, or its type.
    let requirement: DeclSyntax

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw MacroMistake.entryNotOnVariable.at(declaration) }
        guard let values = context.lexicalContext.first?.extendedValues else {
            throw MacroMistake.entryOutsideOfEnvironment.at(declaration)
        }
        if let modifier = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.static) }) {
            throw MacroMistake.entryIsStatic.at(modifier)
        }
        if let accessors = binding.accessorBlock { throw MacroMistake.entryHasAccessors.at(accessors) }

        key = "__Key_\(raw: name.identifier?.name ?? name.trimmed.text)"
        if values == "FocusedValues" {
            (keyKind, requirement) = ("FocusedValueKey", try Self.focusedType(of: binding))
        } else {
            (keyKind, requirement) = ("EnvironmentKey", try Self.defaultValue(of: binding))
        }
    }

    /// Nothing is focused to begin with, so the type is optional, and has no other default.
    private static func focusedType(of binding: PatternBindingSyntax) throws -> DeclSyntax {
        guard let type = binding.typeAnnotation?.type.trimmed.wrapped, binding.initializer == nil else {
            throw MacroMistake.focusedEntryNotOptional.at(binding)
        }
        return "typealias Value = \(type)"
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
    /// What an extension is of, with or without the module's name, if properties there can be entries.
    fileprivate var extendedValues: String? {
        guard let type = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmed.description else { return nil }
        return ["EnvironmentValues", "FocusedValues"].first { name in
            [name, "SwiftUI.\(name)", "SwiftUICore.\(name)"].contains(type)
        }
    }
}

extension TypeSyntax {
    /// What may be there; nil for a type that is not written as an optional.
    fileprivate var wrapped: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            let arguments = named.genericArgumentClause?.arguments
        else { return nil }
        return TypeSyntax(stringLiteral: arguments.trimmedDescription)
    }

    fileprivate var isOptional: Bool {
        if let name = self.as(IdentifierTypeSyntax.self)?.name.text { return name == "Optional" }
        return self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
