/// How pickers look. The styles are those of the framework.
@MainActor
@preconcurrency
public protocol PickerStyle {}

/// The looks of pickers.
enum PickerKind {
    case automatic, menu, inline, segmented, navigationLink, wheel, palette
}

/// A style that says which of the looks it stands for.
@MainActor
protocol KnownPickerStyle: PickerStyle {
    static var kind: PickerKind { get }
}

/// The look that suits the platform and the place: a menu.
public struct DefaultPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .automatic }
}

/// The chosen option; a press shows a menu of all of them.
public struct MenuPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .menu }
}

/// All options among the views around the picker: in a list, a row for each.
public struct InlinePickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .inline }
}

/// All options side by side, as parts of one bar.
public struct SegmentedPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .segmented }
}

/// The chosen option, as a link that leads to a screen with a list of all of them.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .navigationLink }
}

/// All options on a wheel.
public struct WheelPickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .wheel }
}

/// All options in one line of a menu; elsewhere as parts of one bar.
public struct PalettePickerStyle: KnownPickerStyle {
    nonisolated public init() {}

    static var kind: PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The look that suits the platform and the place: a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option; a press shows a menu of all of them.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// All options among the views around the picker: in a list, a row for each.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side, as parts of one bar.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The chosen option, as a link that leads to a screen with a list of all of them.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// All options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// All options in one line of a menu; elsewhere as parts of one bar.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
    /// Sets the style of the pickers in this view.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        modifier(PickerStyleModifier<S>())
    }
}

struct PickerStyleModifier<Style: PickerStyle> {}

extension PickerStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.pickerKind = (Style.self as? any KnownPickerStyle.Type)?.kind ?? .automatic
    }
}

extension EnvironmentValues {
    private struct PickerKindKey: EnvironmentKey {
        static var defaultValue: PickerKind { .automatic }
    }

    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}
