/// How the controls look that show menus.
@MainActor
@preconcurrency
public protocol MenuStyle {
    /// The type of what ``makeBody(configuration:)`` makes.
    associatedtype Body: View

    /// What a style is told of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Makes what a menu's control shows. It holds a ``Menu`` made from the configuration.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a menu.
public struct MenuStyleConfiguration {
    /// The menu's label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What is in the menu, whatever its type.
    public struct Content {
        let view: AnyView
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

extension MenuStyleConfiguration.Label: View {
    public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The style that suits the platform and the place: a button.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration)
    }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration)
    }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits the platform and the place: a button.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of the buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    @available(*, deprecated, message: "use menuStyle(.button) and buttonStyle(.borderless)")
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets the style of the menus in this view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        modifier(MenuStyleModifier(style: style))
    }
}

struct MenuStyleModifier<Style: MenuStyle> {
    let style: Style
}

extension MenuStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        let style = style
        // What a style makes holds a menu again, which must not come back to the style.
        environment.menuStyle = AnyMenuStyle {
            AnyView(StyledMenu(style: style, configuration: $0).environment(\.menuStyle, .standard))
        }
    }
}

/// A menu as a style makes it. The style's own properties, such as values of the environment, are those of this view.
private struct StyledMenu<Style: MenuStyle>: View {
    @Held var style: Style
    let configuration: MenuStyleConfiguration

    var body: some View {
        style.makeBody(configuration: configuration)
    }
}

/// A menu's style, whatever its type.
struct AnyMenuStyle {
    let makeBody: @MainActor (MenuStyleConfiguration) -> AnyView

    @MainActor static var standard: AnyMenuStyle { AnyMenuStyle { AnyView(StandardMenu(configuration: $0)) } }
}

extension EnvironmentValues {
    private struct MenuStyleKey: EnvironmentKey {
        static var defaultValue: AnyMenuStyle { AnyMenuStyle { AnyView(StandardMenu(configuration: $0)) } }
    }

    var menuStyle: AnyMenuStyle {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

/// A button that shows the menu. With an action of its own it does that, and a long press shows the menu.
private struct StandardMenu: View {
    let configuration: MenuStyleConfiguration
    @State private var isPresented = false
    @Environment(\.buttonStyle) private var buttonStyle
    @Environment(\.menuOrder) private var order

    var body: some View {
        let label = PrimitiveButtonStyleConfiguration.Label(content: AnyView(configuration.label))
        let isPresented = $isPresented
        let show: @MainActor () -> Void = { isPresented.wrappedValue = true }
        buttonStyle.makeBody(
            PrimitiveButtonStyleConfiguration(role: nil, label: label, action: configuration.primaryAction ?? show)
        )
        .environment(
            \.popUpState, configuration.primaryAction == nil ? PopUpState(isExpanded: self.isPresented) : nil
        )
        .modifier(MenuRequestModifier(isEnabled: configuration.primaryAction != nil, show: show))
        .modifier(
            PopupModifier(isPresented: isPresented) {
                MenuPopup(content: configuration.content, preview: EmptyView(), order: order) {
                    isPresented.wrappedValue = false
                }
            })
    }
}
