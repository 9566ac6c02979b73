import SwiftSyntax
import SwiftSyntaxBuilder

/// What stands in the braces of a `#Preview`.
///
/// A variable marked `@Previewable` must be a property of a view to work. Such variables, and everything else with them, move
/// into a view of their own.
struct PreviewBody {
    private let closure: ClosureExprSyntax
    private let properties: [VariableDeclSyntax]
    private let rest: CodeBlockItemListSyntax

    init(_ closure: ClosureExprSyntax) throws {
        var properties: [VariableDeclSyntax] = []
        var rest: [CodeBlockItemSyntax] = []
        for statement in closure.statements {
            if let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
                properties.append(variable.withoutPreviewable)
            } else {
                rest.append(statement)
            }
        }
        self.closure = closure
        self.properties = properties
        self.rest = CodeBlockItemListSyntax(rest)
    }

    var asClosure: ClosureExprSyntax {
        guard !properties.isEmpty else { return closure.trimmed }
        let properties = MemberBlockItemListSyntax(
            properties.map { MemberBlockItemSyntax(decl: $0.trimmed, trailingTrivia: .newline) })
        return ClosureExprSyntax(
            statements: """
                struct PreviewedView: SwiftUICore.View {
                    \(properties)
                    var body: some SwiftUICore.View {
                        \(rest.trimmed)
                    }
                }
                return PreviewedView()
                """)
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool {
        attributes.contains { $0.isPreviewable }
    }

    fileprivate var withoutPreviewable: VariableDeclSyntax {
        var copy = self
        copy.attributes = attributes.filter { !$0.isPreviewable }
        return copy
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        ["Previewable", "SwiftUI.Previewable", "SwiftUICore.Previewable"]
            .contains(self.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
    }
}
