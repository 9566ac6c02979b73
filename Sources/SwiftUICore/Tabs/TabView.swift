/// Shows one of several views, which the person chooses by tabs.
///
/// Give each view a ``Tab``, or a `tabItem` and a `tag`. A phone has the tabs in a bar at the bottom, an iPad in one at the top.
/// Each tab is made when it is first shown, and keeps what it holds from then on: its state, how far it was scrolled, the
/// screens on its stack. A press of the tab that is shown takes its stack back to the root, or scrolls to the top.
///
///     TabView(selection: $place) {
///         Tab("Beds", systemImage: "leaf", value: .beds) {
///             NavigationStack { BedList() }
///         }
///         Tab("Tools", systemImage: "hammer", value: .tools) {
///             NavigationStack { ToolList() }
///         }
///     }
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
}

extension TabView {
    /// Tabs of which a binding says the one that is shown, and hears what the person chooses. A value that no tab has changes
    /// nothing; at first it shows the first tab.
    ///
    /// - Parameter selection: Names a tab by its `tag`, or by the identity that a `ForEach` has given it; nil leaves the choice to
    ///   the tab view.
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Tabs of which a binding says the one that is shown, and hears what the person chooses. A value that no tab has changes
    /// nothing; at first it shows the first tab.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(content())
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the person chooses; at first the first one is shown.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs of which the person chooses; at first the first one is shown.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(content())
    }
}

extension TabView: PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TabNode<SelectionValue, Content>.self, for: view)
    }
}
