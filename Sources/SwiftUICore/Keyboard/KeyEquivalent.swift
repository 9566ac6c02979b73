/// A key of a keyboard, by the character that it writes.
///
///     Button("Save", action: save).keyboardShortcut("s")
public struct KeyEquivalent: Hashable, Sendable {
    /// What the key writes; those that write nothing have characters that nobody writes.
    public var character: Character

    /// The key that writes a character.
    public init(_ character: Character) {
        self.character = character
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    /// The one that takes back what was written last.
    public static let delete = KeyEquivalent("\u{08}")
    /// The one that deletes what comes next.
    public static let deleteForward = KeyEquivalent("\u{7F}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

extension KeyEquivalent {
    /// What browsers call the keys that write nothing (UI Events KeyboardEvent key Values).
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft", .rightArrow: "ArrowRight",
        .escape: "Escape", .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End",
        .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear", .tab: "Tab", .return: "Enter",
    ]

    private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

    /// The key that browsers call so; nil for one that writes nothing and has no name here.
    init?(named name: String) {
        if let key = Self.keys[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }

    /// What browsers call the key. A letter is the same key whatever its case.
    package var name: String { Self.names[self] ?? character.lowercased() }

    /// The same where lines run from right to left: arrows and brackets point the other way.
    var mirrored: KeyEquivalent {
        let pairs: [(KeyEquivalent, KeyEquivalent)] = [
            (.leftArrow, .rightArrow), ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">"),
        ]
        for (one, other) in pairs {
            if self == one { return other }
            if self == other { return one }
        }
        return self
    }
}
