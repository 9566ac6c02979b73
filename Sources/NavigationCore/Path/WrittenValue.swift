import Foundation

/// A value of a path as it is saved.
package struct WrittenValue: Equatable, Sendable {
    package let typeName: String
    package let json: String

    init(typeName: String, json: String) {
        self.typeName = typeName
        self.json = json
    }

    init(_ value: any Encodable, of type: NavigationValueType) throws(UnwritableValue) {
        let encoder = JSONEncoder()
        // The same value is the same text in every run.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            self.init(typeName: type.savedName, json: String(decoding: try encoder.encode(value), as: UTF8.self))
        } catch {
            throw UnwritableValue(typeName: type.shortName, reason: String(describing: error))
        }
    }
}

/// A value of a path cannot be saved.
struct UnwritableValue: Error {
    let typeName: String
    /// What its own encoding has said; nil if the type is not `Codable`.
    let reason: String?

    var warning: NavigationWarning {
        reason.map { .notEncoded(type: typeName, reason: $0) } ?? .notCodable(type: typeName)
    }
}
