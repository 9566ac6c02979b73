/// How a table looks.
@MainActor
@preconcurrency
public protocol TableStyle {
    /// The type of a table in the style.
    associatedtype Body: View

    /// What the style is given of a table.
    typealias Configuration = TableStyleConfiguration

    /// A table in the style.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a style is given of a table. The styles of the framework know what is in it.
public struct TableStyleConfiguration {
    /// The table's list, in no style yet.
    let table: AnyView
}

/// The look that suits the platform: rows from edge to edge.
public struct AutomaticTableStyle {
    nonisolated public init() {}
}

extension AutomaticTableStyle: TableStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.table.listStyle(.plain)
    }
}

/// Rows that stand off the edges.
public struct InsetTableStyle {
    nonisolated public init() {}
}

extension InsetTableStyle: TableStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.table.listStyle(.inset)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The look that suits the platform: rows from edge to edge.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows that stand off the edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension TableStyle {
    fileprivate func erasedBody(configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

/// The style of the tables in a view.
struct ChosenTableStyle {
    let style: any TableStyle

    @MainActor
    func body(of configuration: TableStyleConfiguration) -> AnyView {
        style.erasedBody(configuration: configuration)
    }
}

extension View {
    /// Sets the look of the tables in this view.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableStyle, ChosenTableStyle(style: style))
    }
}

extension EnvironmentValues {
    private struct TableStyleKey: EnvironmentKey {
        static var defaultValue: ChosenTableStyle { ChosenTableStyle(style: AutomaticTableStyle()) }
    }

    var tableStyle: ChosenTableStyle {
        get { self[TableStyleKey.self] }
        set { self[TableStyleKey.self] = newValue }
    }
}
