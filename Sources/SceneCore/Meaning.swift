/// What a node is to a person: said by a screen reader, found by a test, pressed by a finger, all from this one value.
package struct Meaning: Equatable, Sendable {
    package var role: Role = .none
    /// The spoken name, in the person's language; empty if the node has none of its own.
    package var label = ""
    /// What a control stands at or holds; empty if it has no value.
    package var value = ""
    /// What comes of using it; empty if nobody says.
    package var hint = ""
    /// What else there is to know.
    package var details: [SpokenDetail] = []
    /// What else a person may call it who speaks to the app.
    package var inputLabels: [String] = []
    /// A name for tests and scripts that is the same in every language; empty if the node has none.
    package var identifier = ""
    package var isSelected = false
    package var isEnabled = true
    /// Whether what the node shows and hides is shown; nil if it does no such thing.
    package var isExpanded: Bool?
    /// Whether a switch is on, or an option is the chosen one; nil for what is neither.
    package var isOn: Bool?
    /// A press shows a menu.
    package var opensMenu = false
    /// Of a row: which swipes it answers to; nil for none.
    package var swipes: RowSwipes?
    /// The node moves the row that it stands in, by being dragged or by the arrow keys.
    package var movesRow = false
    /// The node, and all in it, has a menu of its own, beside what a press does: a long press or the other button of a mouse
    /// shows it.
    package var hasContextMenu = false
    /// How much of what goes on is done, from 0 to 100; nil if nobody knows, or nothing goes on. It is the value that is read out.
    package var percentage: Int? {
        didSet { value = percentage.map { "\($0)%" } ?? "" }
    }
    /// The node and all that is in it are painted but not read: something else speaks for them.
    package var isHidden = false
    /// The node and all that is in it can be neither read nor touched for now (a column under an overlay).
    package var isInert = false
    /// What is behind the node has to wait until it is gone.
    package var isModal = false
    /// Of a row: which of its list's rows it is, where some are not there for now.
    package var place: ListPlace?
    /// Of the control that goes back: how many screens lie below the one that it leaves. The browser's history is as long.
    package var screensBelow = 0
    /// The node answers to a press.
    package var isPressable = false
    /// A press anywhere in the parent that meets no other control is meant for the node: it stands beside what it speaks for,
    /// as a row's button beside controls in the row.
    package var coversParent = false
    /// The node answers to being made more and less (`SceneEvent.adjust`).
    package var isAdjustable = false
    /// Of a slider: where it stands.
    package var slider: SceneSlider?
    /// The keyboard passes the control by: what it is in does the same.
    package var isPassedByKeys = false
    /// The app follows the focus in the node, or gives it to what takes none by itself; nil for neither.
    package var focus: SceneFocus?
    /// That something in the node has the focus is not shown.
    package var hidesFocus = false
    /// The keys that the node hears of while the focus is in it; nil for none.
    package var keys: KeyInterest?
    /// The key that presses the node, wherever the focus is; nil for none.
    package var shortcut: SceneShortcut?
    /// What a pointer that rests on the node is told; empty for nothing.
    package var help = ""
    /// The node can be dragged to others.
    package var isDragged = false
    /// The node takes what is dragged onto it.
    package var takesDrops = false
    /// A press of the node takes in what has been copied, here or elsewhere.
    package var pastes = false
    /// Of a link: where it leads.
    package var link: SceneLink?
    /// What the node wants to hear of pointers beside presses; nil for nothing.
    package var pointers: PointerInterest?
    /// What the node wants to hear of a pointer that is over it and not down; nil for nothing.
    package var hover: HoverInterest?

    package init(role: Role = .none, label: String = "") {
        self.role = role
        self.label = label
    }
}

/// The place of a row in its list.
package struct ListPlace: Equatable, Sendable {
    /// Counted from 1.
    package var number: Int
    /// Of all rows.
    package var count: Int

    package init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }
}

/// The kinds of things that a person can meet on a screen. Each has exactly one counterpart in HTML and in Chromium's
/// accessibility tree.
package enum Role: Equatable, Sendable {
    /// Nothing by itself; its children speak.
    case none
    /// The whole window of the app.
    case application
    /// A landmark: a column or a screen with a title of its own.
    case region
    /// Something presented over the rest, with a title or without.
    case dialog
    case heading(level: Int)
    case text
    case image
    case button
    /// A control that leads to an address.
    case link
    /// A control that turns something on and off.
    case toggle
    /// Something that goes on.
    case progress
    /// A value between bounds, to be read only.
    case gauge
    /// A value on a track.
    case slider
    /// Something that goes up and down by steps.
    case stepper
    /// Things that belong together, such as a section of a list.
    case group
    case list
    case listItem
    case textField
    /// Things to choose from, shown for a moment.
    case menu
    case menuItem
    /// An item of a menu that turns something on and off.
    case menuToggle
    /// An item of a menu that is one of several options.
    case menuOption
    /// Options of which one is chosen.
    case optionGroup
    case option
    /// The tabs of a view that shows one of several things.
    case tabList
    case tab
    /// What a tab shows.
    case tabPanel

    /// The role without what only some have.
    package enum Kind: String, CaseIterable, Sendable {
        case none, application, region, dialog, heading, text, image, button, link, gauge, slider, stepper, group, list
        case toggle = "switch"
        case progress = "progressbar"
        case listItem = "listitem"
        case textField = "textfield"
        case menu
        case menuItem = "menuitem"
        case menuToggle = "menuitemcheckbox"
        case menuOption = "menuitemradio"
        case optionGroup = "radiogroup"
        case option = "radio"
        case tabList = "tablist"
        case tab
        case tabPanel = "tabpanel"
    }

    package var kind: Kind {
        switch self {
        case .none: .none
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

    /// The word that outlines, tests and messages use.
    package var name: String { kind.rawValue }
}

extension Meaning {
    /// The identifier of the control that goes back one screen.
    package static let backIdentifier = "BackButton"
}
