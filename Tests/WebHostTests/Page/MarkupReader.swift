import Foundation

/// Reads back the HTML that the writer makes, strictly: quoted attributes, no stray characters. Elements with an id become
/// `Read` values; the text and the elements without an id in them are kept as the parts of the element around them.
struct MarkupReader {
    struct Read: Equatable {
        var tag: String
        var attributes: [String: String]
        /// Names of tags, values of attributes and text of the parts, in order.
        var parts: [String] = []
        var children: [String] = []
    }

    struct Malformed: Error {
        var place: Int
    }

    private(set) var elements: [String: Read] = [:]
    private var rest: Substring
    private let length: Int
    private var open: [(tag: String, id: String?)] = []

    private static let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#13;": "\r", "&amp;": "&"]

    init(_ markup: String) throws {
        rest = markup[...]
        length = markup.count
        while !rest.isEmpty {
            if rest.hasPrefix("</") {
                try readEnd()
            } else if rest.first == "<" {
                try readStart()
            } else {
                try readText()
            }
        }
        guard open.isEmpty else { throw malformed }
    }

    private var malformed: Malformed { Malformed(place: length - rest.count) }
    private var owner: String? { open.last { $0.id != nil }?.id }

    private mutating func readStart() throws {
        rest.removeFirst()
        let tag = take { $0.isLetter || $0.isNumber }
        var attributes: [String: String] = [:]
        while rest.first == " " {
            rest.removeFirst()
            let name = take { $0.isLetter || $0 == "-" }
            try expect("=\"")
            let value = take { $0 != "\"" && $0 != "<" }
            try expect("\"")
            guard !name.isEmpty, attributes.updateValue(try plain(value), forKey: name) == nil else { throw malformed }
        }
        try expect(">")
        let id = attributes.removeValue(forKey: "id")
        if let id {
            if let owner { elements[owner]?.children.append(id) }
            guard elements.updateValue(Read(tag: tag, attributes: attributes), forKey: id) == nil else {
                throw malformed
            }
        } else if let owner {
            let values = attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
            elements[owner]?.parts += [tag] + values
        }
        if !["img", "input"].contains(tag) { open.append((tag, id)) }
    }

    private mutating func readEnd() throws {
        rest.removeFirst(2)
        guard let last = open.popLast(), take(while: { $0 != ">" }) == last.tag else { throw malformed }
        try expect(">")
    }

    private mutating func readText() throws {
        let text = try plain(take { $0 != "<" })
        guard let owner else { throw malformed }
        elements[owner]?.parts.append(text)
    }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: belongs)
        rest = rest.dropFirst(taken.count)
        return String(taken)
    }

    private mutating func expect(_ text: String) throws {
        guard rest.hasPrefix(text) else { throw malformed }
        rest = rest.dropFirst(text.count)
    }

    private func plain(_ text: String) throws -> String {
        var plain = ""
        var rest = text[...]
        while let first = rest.first {
            if first == ">" { throw malformed }
            guard first == "&" else {
                plain.append(rest.removeFirst())
                continue
            }
            guard let entity = Self.entities.first(where: { rest.hasPrefix($0.key) }) else { throw malformed }
            plain += entity.value
            rest = rest.dropFirst(entity.key.count)
        }
        return plain
    }
}
