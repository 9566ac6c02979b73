/// Why a driver could not do what it was told, with the screen as it was.
package enum SceneDriverError: Error, CustomStringConvertible {
    case notFound(Role.Kind?, String, on: Outline)
    case notUnique(Role.Kind?, String, [Outline.Entry], on: Outline)
    case notPressable(Outline.Entry)
    case disabled(Outline.Entry)
    case nothingToGoBackTo(on: Outline)
    case noSheet(on: Outline)
    case noFieldHasFocus(on: Outline)
    case nothingHasFocus(on: Outline)
    case fieldHasGone(String, on: Outline)
    case noSuchDevice(String)
    case notHeld(Outline.Entry)
    case notDragged(Outline.Entry)
    case takesNoDrops(Outline.Entry)
    case nothingToRefresh(on: Outline)
    case notAdjustable(String, on: Outline)
    case noSlider(String, on: Outline)
    case nothingToScroll(on: Outline)
    case noShortcut(SceneShortcut, on: Outline)

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
            "The \(entry.role.name) \"\(entry.label)\" is disabled and cannot be used."
        case .nothingToGoBackTo(let outline):
            "There is no back button on the screen. The screen reads:\n\(outline)"
        case .noSheet(let outline):
            "There is no sheet on top of the screen that can be dragged. The screen reads:\n\(outline)"
        case .noFieldHasFocus(let outline):
            "No text field has the focus. Name the one that is meant. The screen reads:\n\(outline)"
        case .nothingHasFocus(let outline):
            "Nothing on the screen has the focus. Move it first. The screen reads:\n\(outline)"
        case .notHeld(let entry):
            "The \(entry.role.name) \"\(entry.label)\" does not answer to a long press: no view there has such a gesture."
        case .notDragged(let entry):
            "The \(entry.role.name) \"\(entry.label)\" cannot be dragged: no view there has such a gesture."
        case .takesNoDrops(let entry):
            "Nothing can be dropped onto the \(entry.role.name) \"\(entry.label)\": no view there is a destination."
        case .notAdjustable(let label, let outline):
            "Nothing called \"\(label)\" on the screen can be made more and less. The screen reads:\n\(outline)"
        case .noSlider(let label, let outline):
            "\"\(label)\" goes by steps and has no track; increment or decrement it. The screen reads:\n\(outline)"
        case .noShortcut(let shortcut, let outline):
            "Nothing on the screen that can be used answers to \(shortcut.words), and nothing around what has the focus hears of "
                + "it. The screen reads:\n\(outline)"
        case .nothingToScroll(let outline):
            "There is nothing to scroll in this direction: all of it is on the screen. The screen reads:\n\(outline)"
        case .nothingToRefresh(let outline):
            "There is no list on the screen that can be loaded anew by pulling it down. The screen reads:\n\(outline)"
        case .noSuchDevice(let id):
            "There is no device \(id). Devices are: \(NamedDevice.all.map(\.id).joined(separator: ", "))."
        case .fieldHasGone(let label, let outline):
            "The text field \"\(label)\" has gone while it was written into. The screen reads:\n\(outline)"
        }
    }

    private static func name(_ role: Role.Kind?, _ label: String) -> String {
        "\(role?.rawValue ?? "thing") \"\(label)\""
    }
}
