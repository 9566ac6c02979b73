/// Why a driver could not do what it was told, with the screen as it was.
package enum SceneDriverError: Error, CustomStringConvertible {
    case notFound(Role.Kind?, String, on: Outline)
    case notUnique(Role.Kind?, String, [Outline.Entry], on: Outline)
    case notPressable(Outline.Entry)
    case disabled(Outline.Entry)
    case nothingToGoBackTo(on: Outline)
    case noSheet(on: Outline)

    package var description: String {
        switch self {
        case .notFound(let role, let label, let outline):
            "There is no \(Self.name(role, label)) on the screen. The screen reads:\n\(outline)"
        case .notUnique(let role, let label, let found, let outline):
            "\(found.count) things on the screen are a \(Self.name(role, label)); name the one that is meant by its role "
                + "or its whole label. The screen reads:\n\(outline)"
        case .notPressable(let entry):
            "The \(entry.role.name) \"\(entry.label)\" does not answer to a press. Press a button, or a row's button."
        case .disabled(let entry):
            "The \(entry.role.name) \"\(entry.label)\" is disabled and does not answer to a press."
        case .nothingToGoBackTo(let outline):
            "There is no back button on the screen. The screen reads:\n\(outline)"
        case .noSheet(let outline):
            "There is no sheet on top of the screen that can be dragged. The screen reads:\n\(outline)"
        }
    }

    private static func name(_ role: Role.Kind?, _ label: String) -> String {
        "\(role?.rawValue ?? "thing") \"\(label)\""
    }
}
