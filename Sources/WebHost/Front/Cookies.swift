/// The cookies of one request.
struct Cookies: Equatable {
    private var values: [Substring: Substring] = [:]

    /// - Parameter header: The `Cookie` field. Parts without an equals sign are passed over; of two cookies with one name the
    ///   first counts, as it is the one with the longer path.
    init(_ header: String?) {
        for pair in (header ?? "").split(separator: ";") {
            guard let equals = pair.firstIndex(of: "=") else { continue }
            let name = trimmed(pair[..<equals])
            if values[name] == nil { values[name] = trimmed(pair[pair.index(after: equals)...]) }
        }
    }

    subscript(name: String) -> String? {
        values[name[...]].map(String.init)
    }

    private func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
