import Testing

@testable import NavigationCore

@Suite("The values of a stack")
struct StackPathTests {
    private static func elements(_ values: Int...) -> [PathElement] {
        values.map { .value(NavigationValue($0)) }
    }

    /// A stack with a destination for Int on its root, and these values.
    private static func stack(_ values: Int..., kind: StackNavigation.PathKind = .navigationPath) -> StackNavigation {
        var stack = StackNavigation(pathKind: kind, path: values.map { .value(NavigationValue($0)) })
        _ = stack.apply(.declare(StackDestination(id: 1, type: NavigationValueType(Int.self), screen: .root)))
        return stack
    }

    private static func ids(_ stack: StackNavigation) -> [Int] {
        stack.entries.map(\.id.ordinal)
    }

    @Test("A3.01 The root stays: back on it does nothing")
    func rootStays() {
        var stack = Self.stack()
        #expect(stack.top == .root)
        #expect(stack.apply(.back).isEmpty)
        #expect(stack.apply(.popToRoot).isEmpty)
        #expect(stack.apply(.dismiss(.root)).isEmpty)
    }

    @Test("A3.02 A link appends its value, back takes the last one off, the app reads both")
    func pushAndBack() {
        var stack = Self.stack()
        #expect(stack.apply(.push(NavigationValue(1))) == [.writePath(Self.elements(1))])
        #expect(stack.apply(.push(NavigationValue(2))) == [.writePath(Self.elements(1, 2))])
        #expect(stack.apply(.back) == [.writePath(Self.elements(1))])
        #expect(stack.path == Self.elements(1))
    }

    @Test("A2.23 An implicit path is kept, and written nowhere")
    func implicit() {
        var stack = Self.stack(kind: .implicit)
        #expect(stack.apply(.push(NavigationValue(1))).isEmpty)
        #expect(stack.path == Self.elements(1))
    }

    @Test("A3.03, A3.07 Several values from the start: the last one is on top")
    func fromTheStart() {
        var stack = Self.stack(1, 2)
        #expect(stack.entries.count == 2)
        #expect(stack.top == stack.entries[1].id)
        #expect(stack.apply(.back) == [.writePath(Self.elements(1))])
    }

    @Test("A3.06 A longer path with an equal beginning keeps the screens that are there")
    func longerPath() {
        var stack = Self.stack(1)
        #expect(stack.apply(.path(Self.elements(1, 2, 3))).isEmpty)
        #expect(Self.ids(stack) == [1, 2, 3])
    }

    @Test("A3.05, A3.06 A shorter path with an equal beginning pops")
    func shorterPath() {
        var stack = Self.stack(1, 2, 3)
        #expect(stack.apply(.path(Self.elements(1))).isEmpty)
        #expect(Self.ids(stack) == [1])
        #expect(stack.apply(.path([])).isEmpty)
        #expect(stack.top == .root)
    }

    @Test("A3.06 A different element replaces the screen at its depth and those above")
    func differentElement() {
        var stack = Self.stack(1, 2, 3)
        _ = stack.apply(.path(Self.elements(1, 9, 3)))
        #expect(Self.ids(stack) == [1, 4, 5])
    }

    @Test("A3.08 Equal values may be there twice, as two screens")
    func twice() {
        var stack = Self.stack()
        _ = stack.apply(.push(NavigationValue(1)))
        _ = stack.apply(.push(NavigationValue(1)))
        #expect(Self.ids(stack) == [1, 2])
    }

    @Test("A7.01 What is popped and pushed again is another screen")
    func freshScreen() {
        var stack = Self.stack(1)
        _ = stack.apply(.back)
        _ = stack.apply(.push(NavigationValue(1)))
        #expect(Self.ids(stack) == [2])
    }

    @Test("A3.78 Dismissing a screen takes it and those above")
    func dismiss() {
        var stack = Self.stack(1, 2, 3)
        let second = stack.entries[1].id
        #expect(stack.apply(.dismiss(second)) == [.writePath(Self.elements(1))])
        #expect(stack.apply(.dismiss(second)).isEmpty)
    }

    @Test("A3.64 Popping to the root empties the path")
    func popToRoot() {
        var stack = Self.stack(1, 2)
        #expect(stack.apply(.popToRoot) == [.writePath([])])
    }

    @Test("A2.19 A value from a leading column is the first and only one over the root")
    func fromLeadingColumn() {
        var stack = Self.stack(1, 2)
        #expect(stack.apply(.pushFromLeadingColumn(NavigationValue(7))) == [.writePath(Self.elements(7))])
        #expect(stack.path == Self.elements(7))
    }

    @Test("A2.23 Another selection in the column before pops the values, from an implicit path too")
    func leadingSelection() {
        var bound = Self.stack(1, 2)
        #expect(bound.apply(.leadingSelection(path: Self.elements(1, 2))) == [.writePath([])])
        var implicit = Self.stack(1, kind: .implicit)
        #expect(implicit.apply(.leadingSelection(path: nil)).isEmpty)
        #expect(implicit.top == .root)
    }

    @Test("B09 A path that the app sets in the same update as the selection counts")
    func leadingSelectionWithPath() {
        var stack = Self.stack(1)
        #expect(stack.apply(.leadingSelection(path: Self.elements(5))).isEmpty)
        #expect(stack.path == Self.elements(5))
    }
}
