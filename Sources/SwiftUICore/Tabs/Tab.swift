/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private enum Role { case search }
    private let role: Role

    /// The tab is where one searches. It stands apart from the others, at the end of the bar.
    public static var search: TabRole { TabRole(role: .search) }
}

/// One of the tabs of a ``TabView``: what it shows, and what the person chooses it by.
public struct Tab<Value, Content, Label> {
    private let content: Content
    private let label: Label
    private let identity: RowIdentity?
    private let role: TabRole?

    fileprivate nonisolated init(content: Content, label: Label, identity: RowIdentity?, role: TabRole?) {
        self.content = content
        self.label = label
        self.identity = identity
        self.role = role
    }
}

extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Self

    package var tabs: some View {
        TabPage(content: content, label: label, identity: identity, role: role)
    }
}

// MARK: Tabs that a selection names

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab that a selection knows by a value.
    nonisolated public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), identity: TypedRowIdentity(value), role: role)
    }

    /// A tab that a selection knows by a value; the selection may be of none.
    nonisolated public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: Optional(value), role: role, content: content, label: label)
    }

    /// A tab that a selection knows by a value.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: nil, content: content, label: label)
    }

    /// A tab that a selection knows by a value; the selection may be of none.
    nonisolated public init<V: Hashable>(
        value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: Optional(value), role: nil, content: content, label: label)
    }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab without a label that a selection knows by a value.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: EmptyView(), identity: TypedRowIdentity(value), role: nil)
    }

    /// A tab without a label that a selection knows by a value; the selection may be of none.
    nonisolated public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(value: Optional(value), content: content)
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab that a selection knows by a value, labelled as its role says.
    nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(of: role), identity: TypedRowIdentity(value), role: role)
    }

    /// A tab that a selection knows by a value, labelled as its role says; the selection may be of none.
    nonisolated public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
    where Value == V? {
        self.init(value: Optional(value), role: role, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value; the selection may be of none.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(titleKey, systemImage: systemImage, value: Optional(value), role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, value: value, role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value; the selection may be of none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(title, systemImage: systemImage, value: Optional(value), role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)),
            identity: TypedRowIdentity(value), role: role)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value; the selection may be of none.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(titleKey, systemImage: systemImage, value: Optional(value), role: role, content: content)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)),
            identity: TypedRowIdentity(value), role: role)
    }

    /// A tab with a text and a symbol of the system, which a selection knows by a value; the selection may be of none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(title, systemImage: systemImage, value: Optional(value), role: role, content: content)
    }

    /// A tab with a text and a picture of the app's asset catalogue, which a selection knows by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, image: image, value: value, role: nil, content: content)
    }

    /// A tab with a text and a picture of the app's asset catalogue, which a selection knows by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(title, image: image, value: value, role: nil, content: content)
    }

    /// A tab with a text and a picture of the app's asset catalogue, which a selection knows by a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)),
            identity: TypedRowIdentity(value), role: role)
    }

    /// A tab with a text and a picture of the app's asset catalogue, which a selection knows by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(title), Image(image)), identity: TypedRowIdentity(value),
            role: role)
    }
}

// MARK: Tabs without a value

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a view without a selection.
    nonisolated public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(content: content(), label: label(), identity: nil, role: role)
    }

    /// A tab of a view without a selection.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(role: nil, content: content, label: label)
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab without a label, of a view without a selection.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), label: EmptyView(), identity: nil, role: nil)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab of a view without a selection, labelled as its role says.
    nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: DefaultTabLabel(of: role), identity: nil, role: role)
    }

    /// A tab with a text and a symbol of the system, of a view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, of a view without a selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(title, systemImage: systemImage, role: nil, content: content)
    }

    /// A tab with a text and a symbol of the system, of a view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)), identity: nil,
            role: role)
    }

    /// A tab with a text and a symbol of the system, of a view without a selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(title), Image(systemName: systemImage)), identity: nil,
            role: role)
    }

    /// A tab with a text and a picture of the app's asset catalogue, of a view without a selection.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, role: nil, content: content)
    }

    /// A tab with a text and a picture of the app's asset catalogue, of a view without a selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(title, image: image, role: nil, content: content)
    }

    /// A tab with a text and a picture of the app's asset catalogue, of a view without a selection.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(
            content: content(), label: DefaultTabLabel(Text(titleKey), Image(image)), identity: nil, role: role)
    }

    /// A tab with a text and a picture of the app's asset catalogue, of a view without a selection.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), label: DefaultTabLabel(Text(title), Image(image)), identity: nil, role: role)
    }
}

// MARK: Labels

/// The label of a tab that was given a text and an image, or only a role.
public struct DefaultTabLabel {
    private let title: Text
    private let image: Image?

    nonisolated init(_ title: Text, _ image: Image?) {
        self.title = title
        self.image = image
    }

    /// What a role is called; nothing for a tab without one.
    nonisolated init(of role: TabRole?) {
        switch role {
        case .search?: self.init(Text(Words.search), Image(systemName: "magnifyingglass"))
        default: self.init(Text(verbatim: ""), nil)
        }
    }
}

extension DefaultTabLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}
