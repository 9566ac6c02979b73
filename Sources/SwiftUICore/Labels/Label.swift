/// A title with an icon. The icon only decorates: the title is what is read out.
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// A label of any two views.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text with a picture of the app's asset catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// A text with a symbol of the system.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A text with a picture of the app's asset catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// A text with a symbol of the system.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// A label of the parts that a style was given.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

extension Label: View {
    public var body: some View {
        StyledLabel(
            configuration: LabelStyleConfiguration(
                title: LabelStyleConfiguration.Title(view: AnyView(title)),
                icon: LabelStyleConfiguration.Icon(view: AnyView(icon.environment(\.isIcon, true)))))
    }
}

/// A label in the style of its surroundings.
private struct StyledLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelStyle) private var style

    var body: some View {
        style.makeBody(configuration)
    }
}

extension EnvironmentValues {
    private struct IconKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Pictures here only decorate a title.
    var isIcon: Bool {
        get { self[IconKey.self] }
        set { self[IconKey.self] = newValue }
    }
}
