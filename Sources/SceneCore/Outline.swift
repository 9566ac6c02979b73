/// A scene as a person who listens would meet it: one line for each thing that has a meaning, indented by depth.
///
///     application
///       region "Coffee"
///         heading "Coffee"
///         list
///           listitem
///             button "Grinders" selected
///
/// Nodes that only group or paint leave no line, hidden and inert ones leave none for all that is in them.
package struct Outline: Equatable, Sendable, CustomStringConvertible {
    package struct Entry: Equatable, Sendable {
        package var depth: Int
        package var node: NodeID
        package var role: Role
        package var label: String
        package var value: String
        package var hint: String
        package var isSelected: Bool
        package var isEnabled: Bool
        package var isExpanded: Bool?
        package var isOn: Bool?
    }

    package private(set) var entries: [Entry] = []

    package init(of scene: SceneTree) {
        collect(scene.root, depth: 0, in: scene)
    }

    private mutating func collect(_ id: NodeID, depth: Int, in scene: SceneTree) {
        guard let node = scene[id], !node.meaning.isHidden, !node.meaning.isInert else { return }
        var depth = depth
        if node.meaning.role != .none {
            let meaning = node.meaning
            entries.append(
                Entry(
                    depth: depth, node: id, role: meaning.role, label: meaning.label, value: meaning.value,
                    hint: meaning.spokenHint,
                    isSelected: meaning.isSelected, isEnabled: meaning.isEnabled, isExpanded: meaning.isExpanded,
                    isOn: meaning.isOn))
            depth += 1
        }
        for child in node.children { collect(child, depth: depth, in: scene) }
    }

    package var description: String {
        entries.map(\.line).joined(separator: "\n")
    }
}

extension Outline.Entry {
    fileprivate var line: String {
        var line = String(repeating: "  ", count: depth) + role.name
        if !label.isEmpty { line += " \"\(label)\"" }
        if !value.isEmpty { line += " value \"\(value.replacing("\n", with: " "))\"" }
        if !hint.isEmpty { line += " hint \"\(hint)\"" }
        if let isOn { line += isOn ? " on" : " off" }
        if isSelected { line += " selected" }
        if !isEnabled { line += " disabled" }
        if let isExpanded { line += isExpanded ? " expanded" : " collapsed" }
        return line
    }
}
