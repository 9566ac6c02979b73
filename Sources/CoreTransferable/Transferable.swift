import Foundation
@_exported import UniformTypeIdentifiers

/// A type whose values can be handed to other views and other apps: shared, dragged, copied.
///
///     struct Recipe: Codable, Transferable {
///         var name: String
///
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .json)
///             ProxyRepresentation(exporting: \.name)
///         }
///     }
public protocol Transferable: SendableMetatype {
    /// The type of ``transferRepresentation``.
    associatedtype Representation: TransferRepresentation

    /// The forms in which a value is handed on, the best first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

/// A form in which values of a type are handed on.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type whose values are handed on.
    associatedtype Item: Transferable
    /// The type of ``body``: another form, or `Never` for one of the framework's own.
    associatedtype Body

    /// The forms that this one is made of.
    var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// A form of the framework's own is not made of others.
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other forms; its body cannot be evaluated")
    }
}

/// Nothing is handed on of what has no values.
extension Never: Transferable {
    public static var transferRepresentation: TupleTransferRepresentation<Never> {
        TupleTransferRepresentation(forms: [])
    }
}

extension Transferable {
    /// The value as content of a kind. Throws if it is not handed on in such a form.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let form = TransferForm.forms(of: Self.self).first(where: { $0.exports(as: contentType) }) else {
            throw TransferError.noSuchForm(contentType)
        }
        return try await form.data(of: HandedValue(self))
    }

    /// Reads a value from content of a kind; nil for the first kind that the type takes.
    public init(importing data: Data, contentType: UTType?) async throws {
        let form = TransferForm.forms(of: Self.self).first { form in
            form.take != nil && contentType.map { $0.conforms(to: form.contentType) } ?? true
        }
        guard let take = form?.take else { throw TransferError.noSuchForm(contentType ?? .data) }
        guard let value = try await take(data).value as? Self else {
            throw TransferError.noSuchForm(contentType ?? .data)
        }
        self = value
    }
}

/// Why a value is not handed on.
enum TransferError: Error, CustomStringConvertible {
    case noSuchForm(UTType)

    var description: String {
        switch self {
        case .noSuchForm(let type): "The value is not handed on as \(type.identifier)."
        }
    }
}

/// A value on its way to what hands it on, which is one place at a time.
package struct HandedValue: @unchecked Sendable {
    package let value: Any

    package init(_ value: Any) {
        self.value = value
    }
}

/// A form in which values are handed on, whatever their type.
package struct TransferForm: Sendable {
    package let contentType: UTType
    /// Nil for what is only taken in.
    package var export: (@Sendable (HandedValue) async throws -> Data)?
    /// Nil for what is only handed on.
    package var take: (@Sendable (Data) async throws -> HandedValue)?
    package var fileName: (@Sendable (HandedValue) -> String?)?

    /// The forms of a type, the best first.
    package static func forms<T: Transferable>(of type: T.Type) -> [TransferForm] {
        forms(in: T.transferRepresentation)
    }

    static func forms(in representation: some TransferRepresentation) -> [TransferForm] {
        if let known = representation as? any KnownRepresentation { return known.forms }
        return (representation.body as? any TransferRepresentation).map { forms(in: $0) } ?? []
    }

    func exports(as type: UTType) -> Bool { export != nil && contentType.conforms(to: type) }

    package func data(of value: HandedValue) async throws -> Data {
        guard let export else { throw TransferError.noSuchForm(contentType) }
        return try await export(value)
    }
}

/// A form that is not made of others.
protocol KnownRepresentation: TransferRepresentation {
    var forms: [TransferForm] { get }
}
