/// In which order the items of a menu stand.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind {
        case automatic, priority, fixed
    }

    private let kind: Kind

    /// The order that suits the platform: from top to bottom.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first item stands nearest to where the menu came from: at the lower end of a menu that opens upwards.
    public static let priority = MenuOrder(kind: .priority)
    /// Always from top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu goes when one of its items is pressed.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind {
        case automatic, enabled, disabled
    }

    private let kind: Kind

    /// What suits the platform: the menu goes.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// The menu goes.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// The menu stays, so that the item can be pressed again.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

extension View {
    /// Sets in which order the items of the menus in this view stand.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        environment(\.menuOrder, order)
    }

    /// Sets whether the items of this view, in a menu, take the menu away when they are pressed.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.closesMenu, behavior != .disabled)
    }

    /// Shows or hides the sign by which controls in this view say that they show a menu, where they have one.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    private struct MenuOrderKey: EnvironmentKey {
        static var defaultValue: MenuOrder { .automatic }
    }

    /// In which order the items of a menu stand.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    private struct ClosesMenuKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// A press of an item takes its menu away.
    var closesMenu: Bool {
        get { self[ClosesMenuKey.self] }
        set { self[ClosesMenuKey.self] = newValue }
    }

    private struct MenuIndicatorKey: EnvironmentKey {
        static var defaultValue: Visibility { .automatic }
    }

    /// Whether a control says by a sign that it shows a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}
