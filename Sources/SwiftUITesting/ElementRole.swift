import SceneCore

/// What something on the screen is to a person.
public enum ElementRole: Sendable {
    case application, region, dialog, heading, text, image, button, link, toggle, progress, gauge, slider, stepper
    case group, list, listItem, textField
    /// Things to choose from, shown for a moment, and the kinds of items in it: one that does something, one that turns something
    /// on and off, and one that is one of several options.
    case menu, menuItem, menuToggle, menuOption
    /// Options of which one is chosen, and one of them: a picker that shows all it has.
    case optionGroup, option
    case tabList, tab, tabPanel

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
        case .menu: .menu
        case .menuItem: .menuItem
        case .menuToggle: .menuToggle
        case .menuOption: .menuOption
        case .optionGroup: .optionGroup
        case .option: .option
        case .tabList: .tabList
        case .tab: .tab
        case .tabPanel: .tabPanel
        }
    }
}
