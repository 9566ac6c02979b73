/// A key that presses a node, wherever the focus is.
package struct SceneShortcut: Hashable, Sendable {
    /// The keys that are held with it.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let option = Modifiers(rawValue: 4)
        /// Command on a Mac, Control elsewhere.
        package static let command = Modifiers(rawValue: 8)
    }

    /// As browsers call it: `s`, `ArrowUp`, `Escape`. A letter is lower case.
    package var key: String
    package var modifiers: Modifiers

    package init(key: String, modifiers: Modifiers) {
        self.key = key
        self.modifiers = modifiers
    }
}
