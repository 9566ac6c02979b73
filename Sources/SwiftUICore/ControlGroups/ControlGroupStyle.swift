/// How groups of controls look.
@MainActor
@preconcurrency
public protocol ControlGroupStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a group of controls.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes what a group of controls shows.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a group of controls.
public struct ControlGroupStyleConfiguration {
    /// The controls, whatever their types.
    public struct Content {
        let view: AnyView
    }

    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
}

extension ControlGroupStyleConfiguration.Content: View {
    public var body: some View { view }
}

extension ControlGroupStyleConfiguration.Label: View {
    public var body: some View { view }
}

/// The style that suits the place: a row on one surface, with a line between two controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    nonisolated package init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(configuration: configuration)
    }
}

/// A row of controls, as in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NamedControls(label: configuration.label, content: HStack { configuration.content })
    }
}

/// Outside of menus, the same as a row on one surface.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GroupedControls(configuration: configuration)
    }
}

/// A menu that the label shows; in another menu, a part of that which opens.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style that suits the place: a row on one surface, with a line between two controls.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row of controls, as in a bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Outside of menus, the same as a row on one surface.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu that the label shows; in another menu, a part of that which opens.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlGroupStyleModifier(style: style))
    }
}

struct ControlGroupStyleModifier<Style: ControlGroupStyle> {
    let style: Style
}

extension ControlGroupStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // A style that changes another one shows the same again, which is a matter of the style around it.
        let around = environment.controlGroupStyle
        environment.controlGroupStyle = AnyControlGroupStyle {
            AnyView(StyledControlGroup(style: style, around: around, configuration: $0))
        }
    }
}

/// A group of controls as a style makes it. The style's own properties are those of this view.
private struct StyledControlGroup<Style: ControlGroupStyle>: View {
    @Held var style: Style
    let around: AnyControlGroupStyle
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.controlGroupStyle) private var own

    var body: some View {
        // What stands in it keeps the style.
        let content = AnyView(configuration.content.environment(\.controlGroupStyle, own))
        style.makeBody(
            configuration: ControlGroupStyleConfiguration(content: .init(view: content), label: configuration.label)
        )
        .environment(\.controlGroupStyle, around)
    }
}

/// A style of any type.
struct AnyControlGroupStyle {
    let makeBody: @MainActor (ControlGroupStyleConfiguration) -> AnyView
}

extension EnvironmentValues {
    private struct ControlGroupStyleKey: EnvironmentKey {
        static var defaultValue: AnyControlGroupStyle {
            AnyControlGroupStyle { AnyView(GroupedControls(configuration: $0)) }
        }
    }

    var controlGroupStyle: AnyControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}
