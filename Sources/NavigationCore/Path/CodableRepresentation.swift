import Foundation

extension NavigationPath {
    /// The path in a form that can be saved, or nil and a warning if one of its values is not `Codable` (`behaviour` A3.81).
    public var codable: CodableRepresentation? {
        do throws(UnwritableValue) {
            return CodableRepresentation(
                written: try elements.map { element throws(UnwritableValue) in try element.written() })
        } catch {
            error.warning.report()
            return nil
        }
    }

    /// A path in a form that can be saved.
    ///
    /// It is one array of strings. Each value has two, the name of its type and its own JSON; the value on top comes first
    /// (`behaviour` A3.83, A3.84):
    ///
    ///     ["Swift.String", "\"pear\"", "Swift.Int", "42"]
    public struct CodableRepresentation: Codable, Equatable {
        /// The bottom one first.
        let written: [WrittenValue]

        init(written: [WrittenValue]) {
            self.written = written
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var written: [WrittenValue] = []
            while !container.isAtEnd {
                let typeName = try container.decode(String.self)
                written.append(WrittenValue(typeName: typeName, json: try container.decode(String.self)))
            }
            self.init(written: written.reversed())
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in written.reversed() {
                try container.encode(value.typeName)
                try container.encode(value.json)
            }
        }
    }
}
