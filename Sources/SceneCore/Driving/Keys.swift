/// What a person does with a keyboard, beside writing.
extension SceneDriver {
    /// Presses a key: something on the screen answers for which it is the shortcut, of several the first that can be used, or else
    /// what has the focus, if something around it hears of the key.
    package func press(_ shortcut: SceneShortcut, held: SceneKeyStroke.Modifiers) throws(SceneDriverError) {
        var found: NodeID?
        session.scene.walk { node, _ in
            guard found == nil, !node.meaning.isInert else { return false }
            let meaning = node.meaning
            if meaning.shortcut == shortcut, meaning.isEnabled, meaning.isPressable { found = node.id }
            return true
        }
        if let found {
            _ = session.send(.press(found))
            return
        }
        guard let focused = nodeWithFocus, hears(shortcut.key, focused) else {
            throw .noShortcut(shortcut, on: outline)
        }
        _ = session.send(.key(SceneKeyStroke(shortcut.key, held, on: focused)))
        // What was done may have ended it.
        if session.scene[focused] != nil {
            _ = session.send(.key(SceneKeyStroke(shortcut.key, held, phase: .up, on: focused)))
        }
    }

    /// Whether a node, or one around it, hears of a key.
    private func hears(_ key: String, _ focused: NodeID) -> Bool {
        var path: [KeyInterest?] = []
        var isHeard = false
        session.scene.walk { node, depth in
            path = Array(path.prefix(depth)) + [node.meaning.keys]
            if node.id == focused { isHeard = path.contains { $0?.hearsAll == true || $0?.keys.contains(key) == true } }
            return true
        }
        return isHeard
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
