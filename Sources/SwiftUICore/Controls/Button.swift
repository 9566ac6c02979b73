/// A control that does something when it is pressed.
///
///     Button("Put up the tent") {
///         tent.putUp()
///     }
///
/// How it looks is the business of its style; see ``View/buttonStyle(_:)``. In a list, a button whose style draws no border is
/// the whole row.
public struct Button<Label: View> {
    fileprivate let role: ButtonRole?
    fileprivate let action: @MainActor () -> Void
    fileprivate let label: Label
    @Environment(\.buttonStyle) private var style

    fileprivate nonisolated init(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, label: Label) {
        self.role = role
        self.action = action
        self.label = label
    }
}

extension Button: View {
    public var body: some View {
        style.makeBody(
            PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action))
    }
}

extension Button {
    /// A button with a label of any views.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(nil, action, label: label())
    }

    /// A button for a purpose, with a label of any views.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role, action, label: label())
    }
}

extension Button where Label == Text {
    /// A button with a text as its label, with values in it.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, label: Text(titleKey))
    }

    /// A button with a text as its label, shown as it is.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(nil, action, label: Text(title))
    }

    /// A button for a purpose, with a text as its label, with values in it.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role, action, label: Text(titleKey))
    }

    /// A button for a purpose, with a text as its label, shown as it is.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, label: Text(title))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to show, with the same label and action: for a style that changes another one.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(configuration.role, configuration.action, label: configuration.label)
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// A button with a text and a symbol of the system as its label.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A button with a text and a symbol of the system as its label.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(nil, action, label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// A button for a purpose, with a text and a symbol of the system as its label.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// A button for a purpose, with a text and a symbol of the system as its label.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role, action, label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}
