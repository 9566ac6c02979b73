import Foundation

/// One value in an address: its JSON, or, if that is a string of plain words, the words alone. Where types may differ, the type's
/// name stands before it: `Bakery.Dessert:{"id":3}`.
package struct AddressValue: Hashable, Sendable {
    package let text: String

    package init(text: String) {
        self.text = text
    }

    init(json: String) {
        text = json.plainWords ?? json
    }

    init(_ value: WrittenValue) {
        text = "\(value.typeName):\(value.json.plainWords ?? value.json)"
    }

    var json: String { text.asJSON }

    /// With the name of its type; nil if there is none.
    var written: WrittenValue? {
        let (typeName, value) = text.atFirst(":")
        guard !typeName.isEmpty, !value.isEmpty else { return nil }
        return WrittenValue(typeName: String(typeName), json: String(value).asJSON)
    }
}

extension String {
    /// The content of a JSON string that nobody could take for other JSON; nil for all else.
    fileprivate var plainWords: String? {
        guard utf8.count > 2, first == "\"", last == "\"" else { return nil }
        let words = String(dropFirst().dropLast())
        return words.allSatisfy(\.isPlain) && !words.isOtherJSON ? words : nil
    }

    fileprivate var asJSON: String {
        isOtherJSON ? self : "\"\(self)\""
    }

    /// An object, an array, a string in quotation marks, a number or a name of JSON.
    private var isOtherJSON: Bool {
        if let first, "{[\"".contains(first) { return true }
        return ["true", "false", "null"].contains(self)
            || wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
    }
}

extension Character {
    /// Stands for itself in JSON and needs no help in an address.
    fileprivate var isPlain: Bool {
        isLetter || isNumber || " -._~".contains(self)
    }
}
