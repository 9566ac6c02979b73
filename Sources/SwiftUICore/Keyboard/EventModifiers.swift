/// Keys that are held while something else is done.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock, which changes nothing about a shortcut.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, which is Alt on most keyboards.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command on a Mac, Control elsewhere.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the block of digits, which changes nothing about a shortcut.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
