import Foundation

/// The address of what a window shows, as far as values of the app name it: what is selected in its columns, and what lies on its
/// stack. It is the query of a page's address, with one item for each value:
///
///     sidebar=shelter&path=tent-3&path=poles
///
/// What others add to an address (`utm_source=…`) is left alone.
package struct StateAddress: Equatable, Sendable {
    /// What one place of the window shows; a selection has one value, a path as many as lie on the root.
    package struct Part: Equatable, Sendable {
        package let place: StatePlace
        package let values: [AddressValue]

        package init(_ place: StatePlace, _ values: [AddressValue]) {
            self.place = place
            self.values = values
        }
    }

    /// In the order in which they are to be taken in: what is selected in a column decides what the next one shows, and takes
    /// away what lies on its stack (A2.23).
    package let parts: [Part]

    package init(_ parts: [Part]) {
        self.parts = parts.filter { !$0.values.isEmpty }.sorted { $0.place < $1.place }
    }

    /// Browsers and mail programs cut off what is longer than about 2,000 characters.
    package static let longest = 2_000

    /// As the query of an address; empty if nothing is named, or too much to be one.
    package var query: String {
        let items = parts.flatMap { part in part.values.map { "\(part.place.rawValue)=\($0.text.inQuery)" } }
        let query = items.joined(separator: "&")
        return query.utf8.count <= Self.longest ? query : ""
    }

    /// What leads from another address to this one, in the order of ``parts``. Where only the other one names something, there is
    /// a part without values.
    package func steps(from other: StateAddress) -> [Part] {
        let left = other.parts.filter { old in !parts.contains { $0.place == old.place } }
        return (parts + left.map { Part($0.place, []) }).sorted { $0.place < $1.place }
    }

    /// Reads the query of an address.
    package init(query: String) throws(StateAddressError) {
        guard query.utf8.count <= Self.longest else { throw .tooLong }
        var values: [StatePlace: [AddressValue]] = [:]
        for item in query.split(separator: "&") {
            let (name, text) = item.atFirst("=")
            guard let place = StatePlace(rawValue: String(name)) else { continue }
            guard let text = String(text).removingPercentEncoding, !text.isEmpty else { throw .malformed(String(item)) }
            values[place, default: []].append(AddressValue(text: text))
        }
        if let twice = values.first(where: { !$0.key.isPath && $0.value.count > 1 }) {
            throw .severalSelections(in: twice.key.rawValue)
        }
        self.init(values.map { Part($0.key, $0.value) })
    }
}

/// Why an address says nothing of what a window shows.
package enum StateAddressError: Error, Equatable, CustomStringConvertible {
    case tooLong
    case malformed(String)
    case severalSelections(in: String)

    package var description: String {
        switch self {
        case .tooLong: "it is longer than \(StateAddress.longest) characters"
        case .malformed(let item): "\"\(item)\" cannot be read"
        case .severalSelections(let column): "it selects more than one thing in \(column)"
        }
    }
}

extension String {
    /// In the query of an address. What could end it there, or a link in a text, is percent-encoded.
    fileprivate var inQuery: String {
        addingPercentEncoding(withAllowedCharacters: Self.plainInQuery) ?? ""
    }

    private static let plainInQuery = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:,/@")
}

extension StringProtocol {
    /// What stands before the first of these characters, and after it.
    func atFirst(_ character: Character) -> (SubSequence, SubSequence) {
        guard let index = firstIndex(of: character) else { return (self[...], self[endIndex...]) }
        return (self[..<index], self[self.index(after: index)...])
    }
}
