import Testing

@testable import NavigationCore

@Suite("Views on a stack without a value")
struct StackViewTests {
    private let item = NavigationValue("item")

    private static func stack(_ values: Int..., kind: StackNavigation.PathKind = .navigationPath) -> StackNavigation {
        var stack = StackNavigation(pathKind: kind, path: values.map { .value(NavigationValue($0)) })
        _ = stack.apply(.declare(StackDestination(id: 1, type: NavigationValueType(Int.self), screen: .root)))
        return stack
    }

    private static func sources(_ stack: StackNavigation) -> [Int] {
        stack.entries.compactMap { entry in
            if case .view(let view) = entry.content { view.source } else { nil }
        }
    }

    @Test("A3.42 A link with a view does not touch the path, nor does going back from it")
    func viewLink() {
        var stack = Self.stack(1)
        #expect(stack.apply(.pushView(source: 10)).isEmpty)
        #expect(Self.sources(stack) == [10])
        #expect(stack.apply(.back).isEmpty)
        #expect(stack.path.count == 1)
    }

    @Test("A3.40 True pushes, false pops, back writes false")
    func isPresented() {
        var stack = Self.stack()
        #expect(stack.apply(.isPresented(source: 10, true)).isEmpty)
        #expect(Self.sources(stack) == [10])
        #expect(stack.apply(.back) == [.reset(source: 10)])
        #expect(stack.apply(.isPresented(source: 10, false)).isEmpty)
        #expect(stack.top == .root)
    }

    @Test("A3.41 An item pushes, nil pops, back writes nil")
    func itemPushes() {
        var stack = Self.stack()
        _ = stack.apply(.item(source: 10, item))
        #expect(Self.sources(stack) == [10])
        #expect(stack.apply(.back) == [.reset(source: 10)])
        _ = stack.apply(.item(source: 10, item))
        _ = stack.apply(.item(source: 10, nil))
        #expect(stack.top == .root)
    }

    @Test("A3.41 Another item replaces the screen, an equal one leaves it")
    func itemChanges() {
        var stack = Self.stack()
        _ = stack.apply(.item(source: 10, item))
        let first = stack.top
        _ = stack.apply(.item(source: 10, NavigationValue("item")))
        #expect(stack.top == first)
        _ = stack.apply(.item(source: 10, NavigationValue("other")))
        #expect(stack.top != first)
        #expect(stack.entries.count == 1)
    }

    @Test("A3.43 Views lie over all values")
    func viewsOverValues() {
        var stack = Self.stack(1, 2)
        _ = stack.apply(.isPresented(source: 10, true))
        #expect(stack.entries.count == 3)
        #expect(Self.sources(stack) == [10] && stack.entries[2].content != stack.entries[1].content)
    }

    @Test("A3.44 Pushing a value from a view takes all views away, then pushes")
    func valueFromView() {
        var stack = Self.stack(1)
        _ = stack.apply(.pushView(source: 10))
        _ = stack.apply(.isPresented(source: 11, true))
        let two = NavigationValue(2)
        let path: [PathElement] = [.value(NavigationValue(1)), .value(two)]
        #expect(stack.apply(.push(two)) == [.reset(source: 11), .writePath(path)])
        #expect(Self.sources(stack).isEmpty)
        #expect(stack.path == path)
    }

    @Test("A3.45 A path that changes below views takes them away and resets their bindings, the top one first")
    func pathChangesBelow() {
        var stack = Self.stack(1)
        _ = stack.apply(.isPresented(source: 10, true))
        _ = stack.apply(.item(source: 11, item))
        #expect(stack.apply(.path([])) == [.reset(source: 11), .reset(source: 10)])
        #expect(stack.top == .root)
    }

    @Test("A3.50 The path as it is leaves views where they are")
    func samePath() {
        var stack = Self.stack(1)
        _ = stack.apply(.pushView(source: 10))
        #expect(stack.apply(.path(stack.path)).isEmpty)
        #expect(Self.sources(stack) == [10])
    }

    @Test("B14 Setting a lower boolean to false pops every screen above it")
    func lowerBoolean() {
        var stack = Self.stack()
        for source in 10...12 { _ = stack.apply(.isPresented(source: source, true)) }
        #expect(
            stack.apply(.isPresented(source: 11, false)) == [.reset(source: 12), .reset(source: 11)])
        #expect(Self.sources(stack) == [10])
    }

    @Test("A modifier that leaves takes its view with it; what a link has pushed stays")
    func sourceLeaves() {
        var stack = Self.stack()
        _ = stack.apply(.isPresented(source: 10, true))
        #expect(stack.apply(.modifierDidLeave(source: 10)) == [.reset(source: 10)])
        #expect(stack.top == .root)
    }

    @Test("A2.23 Another selection in the column before leaves views alone")
    func leadingSelection() {
        var stack = Self.stack(kind: .implicit)
        _ = stack.apply(.pushView(source: 10))
        #expect(stack.apply(.leadingSelection(path: nil)).isEmpty)
        #expect(Self.sources(stack) == [10])
    }

    @Test("A3.78 Dismissing a value's screen takes the views above it as well")
    func dismissBelow() {
        var stack = Self.stack(1)
        _ = stack.apply(.isPresented(source: 10, true))
        #expect(stack.apply(.dismiss(stack.entries[0].id)) == [.reset(source: 10), .writePath([])])
    }
}
