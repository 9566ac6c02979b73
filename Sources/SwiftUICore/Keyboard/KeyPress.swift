/// A key of a keyboard that is pressed, held or let go while a view has the focus.
public struct KeyPress: Sendable {
    /// Pressed, held or let go.
    public let phase: Phases
    /// The key. A letter is the same key whether Shift is held or not.
    public let key: KeyEquivalent
    /// What the key writes when nothing is held with it. Of other keys than letters it is what they write together with Shift, where
    /// that is held: a browser does not say what they would write without.
    public let characters: String
    /// What is held with it.
    public let modifiers: EventModifiers

    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A key is pressed.
        public static let down = Phases(rawValue: 1 << 0)
        /// A key is held, and counts as pressed again and again.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// A key is let go.
        public static let up = Phases(rawValue: 1 << 2)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// What becomes of a key press after an action for it has run.
    public enum Result: Sendable {
        /// It is done with.
        case handled
        /// It goes on: to the views around, and then to what it does by itself.
        case ignored
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}
