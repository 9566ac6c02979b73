/// A control that shows a menu.
///
///     Menu("Sort by") {
///         Button("Name") { sort(by: .name) }
///         Button("Weight") { sort(by: .weight) }
///         Divider()
///         Toggle("Reversed", isOn: $isReversed)
///     }
///
/// Buttons, toggles, pickers and links in it are its items; a menu in it is one that leads to another menu. A line stands
/// around a `Section`, and where there is a `Divider`.
public struct Menu<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    @Environment(\.menuStyle) private var style

    fileprivate nonisolated init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)? = nil) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }
}

extension Menu: View {
    public var body: some View {
        style.makeBody(
            MenuStyleConfiguration(
                label: MenuStyleConfiguration.Label(view: AnyView(label)),
                content: MenuStyleConfiguration.Content(view: AnyView(content)), primaryAction: primaryAction))
    }
}

extension Menu {
    /// A menu with a label of any views.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    /// A menu with a label of any views, which does something when it is tapped. A long press shows the menu.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// A menu with a text as its label, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A menu with a text as its label, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    /// A menu with a text as its label, which does something when it is tapped. A long press shows the menu.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a text as its label, shown as it is, which does something when it is tapped. A long press shows the menu.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// A menu with a text and a symbol of the system as its label.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
    }

    /// A menu with a text and a symbol of the system as its label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
    }

    /// A menu with a text and a symbol of the system as its label, which does something when it is tapped. A long press shows the
    /// menu.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }

    /// A menu with a text and a symbol of the system as its label, which does something when it is tapped. A long press shows the
    /// menu.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: SwiftUICore.Label(title, systemImage: systemImage), content: content(),
            primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to show: for a style that changes another one.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(
            label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
    }
}
