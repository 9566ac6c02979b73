/// What a person does with a keyboard, beside writing.
extension SceneDriver {
    /// Presses a key for which something on the screen answers: of several things the first that can be used.
    package func press(_ shortcut: SceneShortcut) throws(SceneDriverError) {
        var found: NodeID?
        session.scene.walk { node, _ in
            guard found == nil, !node.meaning.isInert else { return false }
            let meaning = node.meaning
            if meaning.shortcut == shortcut, meaning.isEnabled, meaning.isPressable { found = node.id }
            return true
        }
        guard let found else { throw .noShortcut(shortcut, on: outline) }
        _ = session.send(.press(found))
    }
}

extension SceneShortcut {
    /// As people write it: `command+shift+s`.
    package var words: String {
        let names: [(Modifiers, String)] = [
            (.control, "control"), (.option, "option"), (.command, "command"), (.shift, "shift"),
        ]
        return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key == " " ? "space" : key])
            .joined(separator: "+")
    }
}
