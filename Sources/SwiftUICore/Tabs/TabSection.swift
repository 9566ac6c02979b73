/// Tabs that belong together, with what stands above them.
///
/// In a bar, at the bottom or at the top, the tabs stand among the others and the header is not shown.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    private let content: Content

    fileprivate nonisolated init(content: Content) {
        self.content = content
    }
}

extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Self

    package var tabs: TabContentBuilder<SelectionValue>.Content<Content> { .init(content) }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
    /// A section with a header.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Header: View, Footer == EmptyView {
        self.init(content: content())
    }

    /// A section without a header.
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView {
        self.init(content: content())
    }

    /// A section with a title as its header.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.init(content: content())
    }

    /// A section with a title as its header.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, Footer == EmptyView {
        self.init(content: content())
    }
}
