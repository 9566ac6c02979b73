import SceneCore

/// What something on the screen is to a person.
public enum ElementRole: Sendable {
    case application, region, dialog, heading, text, image, button, link, toggle, progress, gauge, slider, stepper
    case group, list, listItem, textField

    var kind: Role.Kind {
        switch self {
        case .application: .application
        case .region: .region
        case .dialog: .dialog
        case .heading: .heading
        case .text: .text
        case .image: .image
        case .button: .button
        case .link: .link
        case .toggle: .toggle
        case .progress: .progress
        case .gauge: .gauge
        case .slider: .slider
        case .stepper: .stepper
        case .group: .group
        case .list: .list
        case .listItem: .listItem
        case .textField: .textField
        }
    }
}
