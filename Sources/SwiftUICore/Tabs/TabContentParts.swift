// What a builder and a `ForEach` put tabs together with: each is in the graph what it is of views.

/// Several tabs, one after the other, as a builder makes them.
struct TupleTabContent<TabValue: Hashable, each C: TabContent> {
    let content: (repeat each C)
}

extension TupleTabContent: TabContent, PrimitiveTabContent {
    typealias Body = Self

    var tabs: TupleView<(repeat TabContentBuilder<TabValue>.Content<each C>)> {
        TupleView((repeat TabContentBuilder<TabValue>.Content(each content)))
    }
}

extension Optional: TabContent, PrimitiveTabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = Self

    package var tabs: TabContentBuilder<Wrapped.TabValue>.Content<Wrapped>? {
        map { TabContentBuilder<Wrapped.TabValue>.Content($0) }
    }
}

extension _ConditionalContent: TabContent, PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
    public typealias Body = Self

    package var tabs:
        _ConditionalContent<
            TabContentBuilder<TabValue>.Content<TrueContent>, TabContentBuilder<TabValue>.Content<FalseContent>
        >
    {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(.init(content)))
        case .falseContent(let content): .init(storage: .falseContent(.init(content)))
        }
    }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Self

    /// Several tabs as one.
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self.content = content()
    }

    package var tabs: TabContentBuilder<Content.TabValue>.Content<Content> { .init(content) }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Self

    package var tabs: ForEach<Data, ID, TabContentBuilder<Content.TabValue>.Content<Content>> {
        .init(data: data, content: { [content] in .init(content($0)) }, id: id)
    }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    /// A tab for each element, each with its own `id`.
    nonisolated public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: TabContent {
    /// A tab for each element; a part of the element says who it is.
    nonisolated public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// A tab for each number of a range that does not change.
    nonisolated public init<V: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
    ) where Content.TabValue == V {
        self.init(data: data, content: content, id: { $0 })
    }
}

/// Tabs whose type is not known.
public struct AnyTabContent<SelectionValue: Hashable> {
    private let view: AnyView

    /// Hides the type of tabs.
    nonisolated public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
        view = AnyView(TabContentBuilder<SelectionValue>.Content(tabContent))
    }
}

extension AnyTabContent: TabContent, PrimitiveTabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = Self

    package var tabs: AnyView { view }
}

/// Tabs with something said of them.
struct ModifiedTabContent<C: TabContent, Modifier: ViewModifier> {
    let content: C
    let modifier: Modifier
}

extension ModifiedTabContent: TabContent, PrimitiveTabContent {
    typealias TabValue = C.TabValue
    typealias Body = Self

    var tabs: ModifiedContent<TabContentBuilder<C.TabValue>.Content<C>, Modifier> {
        ModifiedContent(content: TabContentBuilder<C.TabValue>.Content(content), modifier: modifier)
    }
}
