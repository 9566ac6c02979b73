import SceneCore

/// What a press of a whole row does, where what is in the row says so: a link, a button.
///
/// The node of such a view gives it to its rows in `appendRows`, after those of its content have been appended. When one of its
/// values changes, the node says `itemsDidChange()`.
package struct RowAction {
    /// Given a function that selects the row in its list, and says whether the list has a selection that takes it. An action
    /// that does not call it leaves the selection as it is (`behaviour` A6.09).
    package var press: (_ select: () -> Bool) -> Void
    /// The row leads further: it ends in a chevron.
    package var showsChevron: Bool
    /// A row that is not enabled is seen and read, but answers to nothing.
    package var isEnabled: Bool
    /// Where the row leads, if it is a link.
    package var link: SceneLink?
    /// Whether it is on, if the row is a switch.
    package var isOn: Bool?
    /// What the row is to a person, if it is not what it does that says so.
    package var role: Role?
    /// The key that presses the row, wherever the focus is; nil for none.
    var shortcut: SceneShortcut?
    /// The menu that a press shows, if it shows one.
    var popUp: PopUpState?
    /// The row ends in a checkmark while it is on.
    var showsCheckmark = false
    /// In a menu: the menu goes when the row is pressed.
    var closesMenu = true

    package init(
        showsChevron: Bool = false, isEnabled: Bool = true, link: SceneLink? = nil, isOn: Bool? = nil,
        press: @escaping (_ select: () -> Bool) -> Void
    ) {
        self.press = press
        self.showsChevron = showsChevron
        self.isEnabled = isEnabled
        self.link = link
        self.isOn = isOn
    }
}
