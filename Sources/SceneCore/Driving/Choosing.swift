/// Chooses among the options of a picker, whatever it looks like.
extension SceneDriver {
    /// Chooses an option of a picker: in what the picker shows of itself, or in the menu or on the screen that a press of it
    /// shows.
    package func choose(_ option: String, in picker: String) throws(SceneDriverError) {
        if let group = matches(.optionGroup, picker).first {
            let inGroup = descendants(of: group).filter { $0.role == .option && $0.label == option }
            guard let entry = inGroup.first else { throw .notFound(.option, option, on: outline) }
            return try press(entry)
        }
        try press(find(.button, picker))
        let roles: [Role.Kind] = [.menuOption, .option, .button]
        guard let found = roles.lazy.compactMap({ self.matches($0, option).first }).first else {
            throw .notFound(.menuOption, option, on: outline)
        }
        try press(found)
    }

    private func press(_ entry: Outline.Entry) throws(SceneDriverError) {
        guard entry.isEnabled else { throw .disabled(entry) }
        guard session.scene[entry.node]?.meaning.isPressable == true else { throw .notPressable(entry) }
        _ = session.send(.press(entry.node))
    }

    private func descendants(of entry: Outline.Entry) -> [Outline.Entry] {
        let entries = outline.entries
        guard let index = entries.firstIndex(where: { $0.node == entry.node }) else { return [] }
        return Array(entries[(index + 1)...].prefix { $0.depth > entry.depth })
    }
}
