/// What a control shows over the window when it is pressed, and whether that is there now.
struct PopUpState: Equatable {
    var isExpanded: Bool
    /// It is a menu, and no other panel.
    var isMenu = true
}

extension EnvironmentValues {
    private struct PopUpStateKey: EnvironmentKey {
        static var defaultValue: PopUpState? { nil }
    }

    /// What the control here shows over the window; nil for one that shows nothing.
    var popUpState: PopUpState? {
        get { self[PopUpStateKey.self] }
        set { self[PopUpStateKey.self] = newValue }
    }

    private struct MenuKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// The view stands among the items of a menu.
    var isInMenu: Bool {
        get { self[MenuKey.self] }
        set { self[MenuKey.self] = newValue }
    }

    private struct MenuDismissalKey: EnvironmentKey {
        static var defaultValue: MenuDismissal? { nil }
    }

    /// Takes the menu around the view away, with all that it was shown from; nil outside of menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}

/// Takes a menu away.
@MainActor
final class MenuDismissal {
    let dismiss: () -> Void

    init(_ dismiss: @escaping () -> Void) {
        self.dismiss = dismiss
    }
}
