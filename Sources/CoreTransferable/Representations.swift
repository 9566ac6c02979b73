import Combine
import Foundation

/// A value as bytes of a kind of content.
public struct DataRepresentation<Item: Transferable>: KnownRepresentation {
    public typealias Body = Never
    let forms: [TransferForm]

    /// Bytes that a value becomes, and that it is read from.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = [TransferForm(contentType, exporting, importing)]
    }

    /// Bytes that a value becomes.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        forms = [TransferForm(exportedContentType, exporting, nil)]
    }

    /// Bytes that a value is read from.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        forms = [TransferForm(importedContentType, nil, importing)]
    }
}

/// A value as its encoding, in JSON if nothing else is said.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: KnownRepresentation {
    public typealias Body = Never
    let forms: [TransferForm]

    /// The encoding in JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        forms = [
            TransferForm(
                contentType, { (item: Item) in try JSONEncoder().encode(item) },
                { try JSONDecoder().decode(Item.self, from: $0) })
        ]
    }

    /// What an encoder of one's own makes, and a decoder reads.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
    where
        Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data, Decoder.Input == Data,
        Encoder: Sendable, Decoder: Sendable
    {
        forms = [
            TransferForm(
                contentType, { (item: Item) in try encoder.encode(item) }, { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

/// A value as one of another type that is handed on already: a name, an address.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: KnownRepresentation {
    public typealias Body = Never
    let forms: [TransferForm]

    /// Another value that a value becomes, and that it is made from.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        forms = TransferForm.forms(of: ProxyRepresentation.self).map { $0.proxy(exporting, importing) }
    }

    /// Another value that a value becomes.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        forms = TransferForm.forms(of: ProxyRepresentation.self).filter { $0.export != nil }.map {
            $0.proxy(exporting, nil)
        }
    }

    /// Another value that a value is made from.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        forms = TransferForm.forms(of: ProxyRepresentation.self).filter { $0.take != nil }.map {
            $0.proxy(nil, importing)
        }
    }
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: KnownRepresentation {
    public typealias Body = Never
    let forms: [TransferForm]

    /// A file that a value becomes, and that it is read from.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [TransferForm(contentType, Self.read(exporting), Self.written(importing, as: contentType))]
    }

    /// A file that a value becomes.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        forms = [TransferForm(exportedContentType, Self.read(exporting), nil)]
    }

    /// A file that a value is read from.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [TransferForm(importedContentType, nil, Self.written(importing, as: importedContentType))]
    }

    private static func read(
        _ export: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data {
        { try Data(contentsOf: try await export($0).file) }
    }

    /// The file is there for as long as it is read.
    private static func written(
        _ take: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, as type: UTType
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            let name = UUID().uuidString + (type.preferredFilenameExtension.map { ".\($0)" } ?? "")
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await take(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// A file that a value is handed on as.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is read from.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

extension TransferForm {
    init<Item>(
        _ contentType: UTType, _ export: (@Sendable (Item) async throws -> Data)?,
        _ take: (@Sendable (Data) async throws -> Item)?
    ) {
        self.contentType = contentType
        if let export {
            self.export = { held in
                let item: Item = try Self.item(held, as: contentType)
                return try await export(item)
            }
        }
        if let take { self.take = { data in HandedValue(try await take(data)) } }
    }

    /// The same form for values that become others.
    fileprivate func proxy<Item, Proxy>(
        _ exporting: (@Sendable (Item) throws -> Proxy)?, _ importing: (@Sendable (Proxy) throws -> Item)?
    ) -> TransferForm {
        var form = self
        let type = contentType
        form.export = nil
        form.take = nil
        if let exporting, let export {
            form.export = { held in
                let item: Item = try Self.item(held, as: type)
                return try await export(HandedValue(try exporting(item)))
            }
        }
        if let importing, let take {
            form.take = { data in
                let proxy: Proxy = try Self.item(try await take(data), as: type)
                return HandedValue(try importing(proxy))
            }
        }
        return form
    }

    private static func item<Item>(_ held: HandedValue, as type: UTType) throws -> Item {
        guard let item = held.value as? Item else { throw TransferError.noSuchForm(type) }
        return item
    }
}
