/// What a person does with fields.
extension SceneDriver {
    /// Writes at the end of the field with this label, or of the one that has the focus if nil, one character after the other:
    /// the app may answer each.
    package func type(_ text: String, into label: String? = nil) throws(SceneDriverError) {
        let node = try focusedField(label)
        for character in text {
            // What the app did about the character before may have ended the field.
            guard let field = session.scene[node]?.textField else { throw .fieldHasGone(label ?? "", on: outline) }
            write(field.text + String(character), into: field, node)
        }
    }

    /// Takes out all that is in a field.
    package func clear(_ label: String? = nil) throws(SceneDriverError) {
        let node = try focusedField(label)
        if let field = session.scene[node]?.textField { write("", into: field, node) }
    }

    /// Presses the return key in the field that has the focus.
    package func submit() throws(SceneDriverError) {
        _ = session.send(.submit(try focusedField(nil)))
    }

    /// Takes the focus from the field that has it.
    package func endEditing() throws(SceneDriverError) {
        _ = session.send(.blur(try focusedField(nil)))
        lastFocused = nil
    }

    /// The field that has the focus, after the one with this label was given it.
    private func focusedField(_ label: String?) throws(SceneDriverError) -> NodeID {
        guard let label else {
            guard let focused = fieldWithFocus else { throw .noFieldHasFocus(on: outline) }
            return focused
        }
        let entry = try find(.textField, label)
        guard entry.isEnabled else { throw .disabled(entry) }
        if entry.node != fieldWithFocus { _ = session.send(.focus(entry.node)) }
        return entry.node
    }

    package var fieldWithFocus: NodeID? {
        outline.entries.first { session.scene[$0.node]?.textField?.hasFocus == true }?.node
    }

    private func write(_ text: String, into field: SceneTextField, _ node: NodeID) {
        _ = session.send(.edit(TextEdit(node: node, text: text, number: field.answeredEdit + 1)))
    }
}

extension SceneNode {
    /// The field that the node shows; nil if it shows something else.
    package var textField: SceneTextField? {
        if case .textField(let field) = content { field } else { nil }
    }
}
