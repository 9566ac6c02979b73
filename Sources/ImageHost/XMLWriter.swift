/// Writes elements of XML, one in the other.
struct XMLWriter {
    private(set) var text = ""

    var isEmpty: Bool { text.isEmpty }

    mutating func element(
        _ name: String, _ attributes: [(String, String)] = [], _ content: (inout XMLWriter) -> Void = { _ in }
    ) {
        text += "<" + name
        for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
        var inside = XMLWriter()
        content(&inside)
        text += inside.isEmpty ? "/>" : ">" + inside.text + "</\(name)>"
    }

    mutating func text(_ new: String) {
        text += Self.escaped(new)
    }

    mutating func append(_ other: XMLWriter) {
        text += other.text
    }

    /// XML has no way to write most control characters, so they are left out.
    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || specialBytes.contains($0) }) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20: break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static let specialBytes: Set<UInt8> = Set("&<>\"".utf8)
}
