/// What a person does with the focus: by the Tab key, or as a screen reader moves it.
extension SceneDriver {
    /// Moves the focus to what has this role and label.
    package func focus(_ role: Role.Kind?, _ label: String) throws(SceneDriverError) {
        let entry = try find(role, label)
        lastFocused = entry.node
        _ = session.send(.focus(entry.node))
    }

    /// Takes the focus from what has it.
    package func leaveFocus() throws(SceneDriverError) {
        guard let node = nodeWithFocus else { throw .nothingHasFocus(on: outline) }
        lastFocused = nil
        _ = session.send(.blur(node))
    }

    /// Whether what has this role and label, or something in it, has the focus as far as the app follows it.
    package func hasFocus(_ role: Role.Kind?, _ label: String) throws(SceneDriverError) -> Bool {
        let node = session.scene[try find(role, label).node]
        return node?.textField?.hasFocus == true || node?.meaning.focus?.hasFocus == true
    }

    /// What has the keyboard's focus: a field, what the app lets the keyboard come to, or else where the focus was moved to last.
    package var nodeWithFocus: NodeID? {
        var stop: NodeID?
        var followed: NodeID?
        session.scene.walk { node, _ in
            guard !node.meaning.isInert else { return false }
            if let focus = node.meaning.focus, focus.hasFocus {
                if focus.isStop { stop = node.id } else { followed = node.id }
            }
            return true
        }
        return fieldWithFocus ?? stop ?? lastFocused.flatMap { session.scene[$0]?.id } ?? followed
    }
}
