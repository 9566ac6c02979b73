/// Something more that there is to know of a node, with a name.
package struct SpokenDetail: Equatable, Sendable {
    /// Tells the details of one node apart.
    package var key: String
    package var label: String
    /// Nil takes a detail of this key away.
    package var value: String?
    /// It is read out before the hint, not after it.
    package var isImportant: Bool

    package init(key: String, label: String, value: String?, isImportant: Bool) {
        self.key = key
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }

    /// Takes its place among details: that of the one of the same key, or the last.
    package func join(_ details: inout [SpokenDetail]) {
        let place = details.firstIndex { $0.key == key }
        switch (place, value) {
        case (let place?, .some): details[place] = self
        case (let place?, nil): details.remove(at: place)
        case (nil, .some): details.append(self)
        case (nil, nil): break
        }
    }

    fileprivate var words: String { "\(label): \(value ?? "")" }
}

extension Meaning {
    /// All that is read out after the value: what matters most, what comes of using the node, and what else there is to know.
    package var spokenHint: String {
        guard !details.isEmpty else { return hint }
        let important = details.filter(\.isImportant).map(\.words)
        let others = details.filter { !$0.isImportant }.map(\.words)
        return (important + [hint] + others).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
