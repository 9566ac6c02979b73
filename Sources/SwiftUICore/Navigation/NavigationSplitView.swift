@_exported import struct NavigationCore.NavigationSplitViewColumn
@_exported import struct NavigationCore.NavigationSplitViewVisibility

/// Columns side by side where there is room, one stack where there is not.
///
/// A list with a selection in the first column decides what the next one shows. In a compact width the columns become one
/// stack: with a selection the detail is on top, and going back ends the selection.
///
///     NavigationSplitView {
///         List(colors, selection: $chosen) { Text($0.name) }
///     } detail: {
///         if let chosen { Detail(of: chosen) } else { Text("Choose a colour") }
///     }
public struct NavigationSplitView<Sidebar, Content, Detail> where Sidebar: View, Content: View, Detail: View {
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    /// Nil where there are two columns.
    let content: Content?
    let detail: Detail
}

// Three columns.
extension NavigationSplitView {
    /// Three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Three columns; the binding says which are to be seen, and hears what the person has chosen to see. It has no effect
    /// while the columns are one stack.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    /// Three columns; the binding says which is on top while they are one stack, and hears where the person has gone back to.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }

    /// Three columns; the bindings say which are to be seen where there is room, and which is on top where there is not.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }
}

// Two columns.
extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(
            columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Two columns; the binding says which are to be seen, and hears what the person has chosen to see. It has no effect
    /// while the columns are one stack.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: nil,
            detail: detail())
    }

    /// Two columns; the binding says which is on top while they are one stack, and hears where the person has gone back to.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: nil, detail: detail())
    }

    /// Two columns; the bindings say which are to be seen where there is room, and which is on top where there is not.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: nil, detail: detail())
    }
}

extension NavigationSplitView: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(SplitNode<Sidebar, Content, Detail>.self, for: view)
    }
}
