/// Which symbol someone may have meant by a name that there is none of.
extension SymbolSet {
    /// The most similar name if it looks like a slip of the pen (`hart.fill`), else what the name begins with
    /// (`star.bubble.rtl`: `star.bubble`), else nil. Compares all names, so it is for messages only.
    package func nearest(to name: String) -> String? {
        let wanted = Array(name.utf8)
        let slip = min(wanted.count / 4, 3)
        let nearest = candidates.lazy.map { (name: $0, distance: distance(wanted, Array($0.utf8), atMost: slip)) }
            .filter { $0.distance <= slip }.min { $0.distance < $1.distance }
        return nearest?.name ?? beginning(of: name)
    }

    /// All names in the file, and those in the usual shapes, in order.
    private var candidates: [String] {
        file.names.flatMap { record in
            guard let slash = record.firstIndex(of: "/") else { return [record] }
            guard record.hasSuffix("/in") else { return [] }
            return [".circle", ".circle.fill", ".square", ".square.fill"].map { record[..<slash] + $0 }
        }
    }

    private func beginning(of name: String) -> String? {
        var rest = name[...]
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            if symbol(named: String(rest)) != nil { return String(rest) }
        }
        return nil
    }
}

/// How many letters have to be put in, taken out or changed to make one name of the other; more than `limit` if they differ
/// by more than that.
private func distance(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in second.indices {
            let changed = diagonal + (second[column] == letter ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
        }
    }
    return row[second.count]
}
