/// Tabs of a ``TabView``, described by a value.
///
/// A type of your own puts tabs together in ``body``, which may read the environment and states of its own.
///
///     struct ShopTabs: TabContent {
///         var body: some TabContent<Place> {
///             Tab("Counter", systemImage: "cart", value: Place.counter) { Counter() }
///             Tab("Stock", systemImage: "shippingbox", value: Place.stock) { Stock() }
///         }
///     }
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// What a selection knows the tabs by.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The type of ``body``.
    associatedtype Body: TabContent

    /// What the tabs are made of.
    @TabContentBuilder<TabValue>
    var body: Body { get }
}

/// Tabs of the framework's own: they say themselves which views they are in the graph.
@MainActor
package protocol PrimitiveTabContent: TabContent where Body == Self {
    associatedtype Tabs: View

    var tabs: Tabs { get }
}

extension PrimitiveTabContent {
    /// Tabs that are not made of others are their own body. Nothing evaluates it.
    public var body: Self { self }

    /// - Parameter content: A value of this very type, which the caller knows only by another name.
    fileprivate static func makeView<Content: TabContent>(_ content: Content, inputs: _ViewInputs) -> _ViewOutputs {
        Tabs._makeView(view: _GraphValue(unsafeBitCast(content, to: Self.self).tabs), inputs: inputs)
    }
}

/// Puts the tabs written in a closure together into one value.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the view that a ``TabView`` has as its content.
    public struct Content<C: TabContent> {
        let content: C

        nonisolated init(_ content: C) {
            self.content = content
        }
    }

    /// A single tab as it is.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    /// A single tab as it is.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }

    /// Several tabs, one after the other.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> some TabContent<TabValue> {
        TupleTabContent<TabValue, repeat each C>(content: (repeat each content))
    }

    /// A tab that is there only under a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue {
        content
    }

    /// The first of two.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Tabs that may need a newer system than the app's oldest.
    public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<TabValue>
    where T.TabValue == TabValue {
        AnyTabContent(content)
    }
}

extension TabContentBuilder.Content: View, PrimitiveView {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        guard let primitive = C.self as? any PrimitiveTabContent.Type else {
            return inputs.node(TabContentNode<C>.self, for: _GraphValue(view.value.content))
        }
        return primitive.makeView(view.value.content, inputs: inputs)
    }
}

/// The node of tabs that are made of others: it keeps their state and evaluates their body.
private final class TabContentNode<C: TabContent>: ValueNode<C> {
    private let properties = DynamicProperties.of(C.self)
    private let comparison = ValueComparison.of(C.self)
    private var storage: [AnyObject?] = []
    private var child: ViewNode?

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func isUnchanged(from old: C, to new: C) -> Bool { comparison.isEqual(old, new) }

    override func evaluate() {
        if storage.isEmpty { storage = Array(repeating: nil, count: properties.count) }
        var content = value
        properties.link(in: &content, storage: &storage, node: self)
        graph.bodyRan(C.self)
        let body = reading { content.body }
        let view = TabContentBuilder<C.TabValue>.Content(body)
        child =
            TabContentBuilder<C.TabValue>.Content<C.Body>._makeView(
                view: _GraphValue(view), inputs: inputs(for: child)
            ).node
    }
}
