import SceneCore

/// A key, and those held with it, that press a control wherever the focus is.
///
/// In a browser some keys stay the browser's own: what opens and closes its windows and tabs never reaches a page.
public struct KeyboardShortcut: Hashable, Sendable {
    /// What becomes of a shortcut where languages are written from right to left.
    public struct Localization: Hashable, Sendable {
        private enum Kind {
            case automatic, withoutMirroring, custom
        }

        private let kind: Kind

        /// Arrows and brackets point the other way.
        public static let automatic = Localization(kind: .automatic)
        /// It stays as it is.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// It stays as it is: the app has seen to that.
        public static let custom = Localization(kind: .custom)
    }

    /// The return key: it presses the button that most people come for.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key: it presses the button that leaves without a change.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// What is held with it.
    public var modifiers: EventModifiers
    /// What becomes of it where languages are written from right to left.
    public var localization: Localization

    /// A shortcut with a key, and Command if nothing else is said.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// A shortcut with a key, and Command if nothing else is said.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    public static func == (left: KeyboardShortcut, right: KeyboardShortcut) -> Bool {
        left.key == right.key && left.modifiers == right.modifiers && left.localization == right.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
        hasher.combine(localization)
    }
}

extension View {
    /// Has a key press the control in this view, and Command with it if nothing else is said. Of several controls on the screen with
    /// the same shortcut the first answers that can be used.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        environment(\.ownKeyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Has a shortcut press the control in this view.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.ownKeyboardShortcut, shortcut)
    }

    /// Has a shortcut press the control in this view; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.ownKeyboardShortcut, shortcut)
    }

    /// Has a key press the control in this view, and says what becomes of it where languages are written from right to left.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
}

extension EnvironmentValues {
    private struct KeyboardShortcutKey: EnvironmentKey {
        static var defaultValue: KeyboardShortcut? { nil }
    }

    /// The shortcut of the controls in a view; nil for none.
    public var keyboardShortcut: KeyboardShortcut? { ownKeyboardShortcut }

    var ownKeyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    /// The same as hosts know it.
    var sceneShortcut: SceneShortcut? {
        guard let shortcut = ownKeyboardShortcut else { return nil }
        let isMirrored = shortcut.localization == .automatic && layoutDirection == .rightToLeft
        return SceneShortcut(isMirrored ? shortcut.key.mirrored : shortcut.key, shortcut.modifiers)
    }
}

extension SceneShortcut {
    /// A key, and what is held with it.
    package init(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
        let known: [(EventModifiers, Modifiers)] = [
            (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
        ]
        // A capital letter is written with the shift key.
        let isCapital = key.character.isUppercase
        self.init(
            key: key.name,
            modifiers: Modifiers(known.filter { modifiers.contains($0.0) }.map(\.1)).union(isCapital ? .shift : []))
    }
}
