/// Puts the forms written in a closure together, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// A single form as it is.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// A single form as it is.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// Several forms, the best first.
    @_disfavoredOverload
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item> {
        var forms: [TransferForm] = []
        for form in repeat each content { forms += TransferForm.forms(in: form) }
        return TupleTransferRepresentation(forms: forms)
    }

    /// A form that may need a newer system than the app's oldest.
    public static func buildLimitedAvailability<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }
}

/// Several forms, the best first.
public struct TupleTransferRepresentation<Item: Transferable>: KnownRepresentation {
    public typealias Body = Never

    let forms: [TransferForm]
}

extension TransferRepresentation {
    /// Says which name a file is to have that the value is saved as.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        NamedRepresentation(content: self) { _ in fileName }
    }

    /// Says which name a file is to have that the value is saved as.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        NamedRepresentation(content: self, name: fileName)
    }
}

private struct NamedRepresentation<Content: TransferRepresentation>: KnownRepresentation {
    typealias Item = Content.Item
    typealias Body = Never

    let content: Content
    let name: @Sendable (Item) -> String?

    var forms: [TransferForm] {
        TransferForm.forms(in: content).map { form in
            var form = form
            form.fileName = { [name] held in (held.value as? Item).flatMap(name) }
            return form
        }
    }
}
