/// The keys that a node wants to hear of while the focus is in it.
package struct KeyInterest: Equatable, Sendable {
    /// As browsers call them, in order: these are the app's, whatever a browser would do with them.
    package var keys: [String] = []
    /// The node hears of all others, too. What a person cannot do without, such as leaving by the Tab key, stays the browser's.
    package var hearsAll = false
    /// The node hears of keys that are let go.
    package var hearsUp = false

    package init() {}
}

/// A key that is pressed while something has the focus.
package struct SceneKeyStroke: Equatable, Sendable {
    package enum Phase: Sendable {
        case down, held, up
    }

    /// What is held with a key.
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
        package static let capsLock = Modifiers(rawValue: 16)
        /// The key is one of the block of digits.
        package static let numericPad = Modifiers(rawValue: 32)

        package static let all: Modifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
    }

    /// What has the focus.
    package var node: NodeID
    package var phase: Phase
    /// As browsers call it: `s`, `ArrowUp`, `Escape`. A letter is lower case.
    package var key: String
    package var modifiers: Modifiers
    /// The host has not done what the key does by itself: that is left to the app.
    package var isLeftToApp = true

    package init(_ key: String, _ modifiers: Modifiers = [], phase: Phase = .down, on node: NodeID) {
        self.node = node
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
    }
}
