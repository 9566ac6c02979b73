/// Whether a scroll view shows where its content is.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind {
        case automatic, visible, hidden, never
    }

    private let kind: Kind

    /// As the scroll view itself says.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// Shown while the content scrolls.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not shown, unless a person needs it to scroll.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    var isShown: Bool { kind == .automatic || kind == .visible }
}

/// Whether the indicators of each axis are shown.
struct ScrollIndicators: Equatable {
    var horizontal = ScrollIndicatorVisibility.automatic
    var vertical = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
    private struct ScrollIndicatorsKey: EnvironmentKey {
        static var defaultValue: ScrollIndicators { ScrollIndicators() }
    }

    var scrollIndicators: ScrollIndicators {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }

    private struct ScrollEnabledKey: EnvironmentKey {
        static var defaultValue: Bool { true }
    }

    /// Whether the scroll views of a view can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the scroll views in this view show where their content is.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(ScrollIndicatorsModifier(visibility: visibility, axes: axes))
    }

    /// Keeps the person from scrolling the scroll views in this view.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }
}

/// When a scroll view gives way to a finger and springs back.
public struct ScrollBounceBehavior: Sendable {
    private enum Kind {
        case automatic, always, basedOnSize
    }

    private let kind: Kind

    /// As is usual where the app runs: in a page, where there is something to scroll.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Also where all of the content can be seen. Only some browsers show it.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Where there is something to scroll.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }

    var isForAllContent: Bool { kind == .always }
}

extension EnvironmentValues {
    private struct ScrollBouncesKey: EnvironmentKey {
        static var defaultValue: Axis.Set { [] }
    }

    /// The axes along which scroll views give way even where nothing can be scrolled.
    var scrollBounces: Axis.Set {
        get { self[ScrollBouncesKey.self] }
        set { self[ScrollBouncesKey.self] = newValue }
    }

    private struct ScrollClipKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Scroll views show their content beyond their edges, too.
    var isScrollClipDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }

    private struct ScrollBackgroundKey: EnvironmentKey {
        static var defaultValue: Visibility { .automatic }
    }

    /// Whether lists and forms have a background of their own.
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets when the scroll views in this view give way to a finger and spring back.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollBounces) {
            if behavior.isForAllContent { $0.formUnion(axes) } else { $0.subtract(axes) }
        }
    }

    /// Lets the content of the scroll views in this view be seen beyond their edges: shadows, and what has been scrolled away. A
    /// page shows up to 100 points of it along the axes, and 40 across them.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Shows or hides the background that the lists and forms in this view have of their own.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}

struct ScrollIndicatorsModifier: Equatable {
    let visibility: ScrollIndicatorVisibility
    let axes: Axis.Set
}

extension ScrollIndicatorsModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        if axes.contains(.horizontal) { environment.scrollIndicators.horizontal = visibility }
        if axes.contains(.vertical) { environment.scrollIndicators.vertical = visibility }
    }
}
