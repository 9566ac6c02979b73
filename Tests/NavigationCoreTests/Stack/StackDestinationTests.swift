import Foundation
import Testing

@testable import NavigationCore

private struct Flavor: Hashable, Codable { var name: String }
private struct Dessert: Hashable, Codable { var amount: Int }

@Suite("Which destination a value finds")
struct StackDestinationTests {
    private static func destination<V: Hashable>(
        _ id: Int, _ type: V.Type, on screen: ScreenID = .root
    ) -> StackNavigation.Event {
        .declare(StackDestination(id: id, type: NavigationValueType(type), screen: screen))
    }

    private let flavor = NavigationValue(Flavor(name: "bean"))
    private let dessert = NavigationValue(Dessert(amount: 3))

    @Test("A3.20 By the exact type of the value")
    func exactType() {
        var stack = StackNavigation(pathKind: .navigationPath)
        _ = stack.apply(Self.destination(1, Flavor.self))
        _ = stack.apply(Self.destination(2, Dessert.self))
        _ = stack.apply(.push(dessert))
        #expect(stack.destination(of: stack.top)?.id == 2)
        #expect(!stack.hasDestination(for: NavigationValueType(Flavor?.self)))
    }

    @Test("A3.21 Without one a link does nothing, and the log says so in SwiftUI's words")
    func noDestination() {
        var stack = StackNavigation(pathKind: .navigationPath)
        let effects = stack.apply(.push(flavor))
        #expect(effects == [.warn(.noDestination(type: "Flavor"))])
        #expect(stack.top == .root)
        #expect(
            NavigationWarning.noDestination(type: "Flavor").text == """
                A NavigationLink is presenting a value of type “Flavor” but there is no matching navigationDestination \
                declaration visible from the location of the link. The link cannot be activated.

                Note: Links search for destinations in any surrounding NavigationStack, then within the same column of \
                a NavigationSplitView.
                """)
    }

    @Test("A3.22 A value that the app appends without one is pushed, as a placeholder, and stays in the path")
    func placeholder() {
        var stack = StackNavigation(pathKind: .navigationPath)
        _ = stack.apply(.path([.value(flavor)]))
        #expect(stack.path.count == 1)
        #expect(stack.destination(of: stack.top) == nil)
        _ = stack.apply(Self.destination(1, Flavor.self))
        #expect(stack.destination(of: stack.top)?.id == 1)
    }

    @Test("A3.23 Of two on different screens the one closest to the root wins, and the log names the type")
    func closestToRoot() {
        var stack = StackNavigation(pathKind: .navigationPath, path: [.value(flavor)])
        _ = stack.apply(Self.destination(1, Flavor.self))
        let effects = stack.apply(Self.destination(2, Flavor.self, on: stack.top))
        #expect(effects == [.warn(.declaredEarlier(type: "Flavor"))])
        _ = stack.apply(.push(flavor))
        #expect(stack.destination(of: stack.top)?.id == 1)
        #expect(
            NavigationWarning.declaredEarlier(type: "Flavor").text == """
                A navigationDestination for “Flavor” was declared earlier on the stack. Only the destination declared \
                closest to the root view of the stack will be used.
                """)
    }

    @Test("Several on one screen do no harm: the first counts (seed 004, day 23)")
    func onOneScreen() {
        var stack = StackNavigation(pathKind: .values(of: NavigationValueType(Flavor.self)))
        for id in 1...4 { #expect(stack.apply(Self.destination(id, Flavor.self)).isEmpty) }
        _ = stack.apply(.push(flavor))
        #expect(stack.destination(of: stack.top)?.id == 1)
    }

    @Test(
        "A3.25 One on a pushed screen serves links there and above", arguments: [0, 1])
    func onPushedScreen(kind: Int) {
        let kinds: [StackNavigation.PathKind] = [.navigationPath, .implicit]
        var stack = StackNavigation(pathKind: kinds[kind], path: [.value(flavor)])
        _ = stack.apply(Self.destination(1, Flavor.self))
        #expect(!stack.hasDestination(for: NavigationValueType(Dessert.self)))
        _ = stack.apply(Self.destination(2, Dessert.self, on: stack.top))
        _ = stack.apply(.push(dessert))
        _ = stack.apply(.push(dessert))
        #expect(stack.entries.count == 3)
        #expect(stack.destination(of: stack.top)?.id == 2)
    }

    @Test("A3.25 A destination goes with its screen")
    func goesWithScreen() {
        var stack = StackNavigation(pathKind: .navigationPath, path: [.value(flavor)])
        _ = stack.apply(Self.destination(2, Dessert.self, on: stack.top))
        _ = stack.apply(.back)
        #expect(!stack.hasDestination(for: NavigationValueType(Dessert.self)))
    }

    @Test("A3.26 Under a path of one type only destinations on the root count, and links to other types are dead")
    func homogeneous() {
        var stack = StackNavigation(
            pathKind: .values(of: NavigationValueType(Flavor.self)), path: [.value(flavor)])
        #expect(stack.apply(Self.destination(1, Flavor.self, on: stack.top)) == [.warn(.onlyRootLevel)])
        #expect(stack.apply(.push(flavor)) == [.warn(.noDestination(type: "Flavor"))])
        _ = stack.apply(Self.destination(2, Dessert.self))
        #expect(stack.apply(.push(dessert)) == [.warn(.noDestination(type: "Dessert"))])
        #expect(
            NavigationWarning.onlyRootLevel.text == """
                Only root-level navigation destinations are effective for a navigation stack with a homogeneous path.
                """)
    }

    @Test("A3.28, A3.29 Destinations in lazy containers have SwiftUI's words, as logged since iOS 18")
    func misplaced() {
        #expect(
            NavigationWarning.misplaced(type: "Item").text == """
                Do not put a navigation destination modifier inside a "lazy” container, like `List` or `LazyVStack`. \
                These containers create child views only when needed to render on screen. Add the navigation \
                destination modifier outside these containers so that the navigation stack can always see the \
                destination. There's a misplaced `navigationDestination(for:destination:)` modifier for type `Item`. \
                It will be ignored.
                """)
        let presenting = NavigationWarning.misplacedPresenting(view: "Page").text
        #expect(
            presenting.hasSuffix(
                "`navigationDestination(isPresented:destination:)` modifier presenting `Page`. It will be ignored."))
    }

    @Test("A destination that is withdrawn no longer counts")
    func withdrawn() {
        var stack = StackNavigation(pathKind: .navigationPath)
        _ = stack.apply(Self.destination(1, Flavor.self))
        _ = stack.apply(.withdraw(destination: 1))
        #expect(!stack.hasDestination(for: NavigationValueType(Flavor.self)))
    }
}

@Suite("A saved path in a stack")
struct SavedPathTests {
    private static func saved(_ text: String) throws -> [PathElement] {
        NavigationPath(
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
        ).elements
    }

    private static func destination<V: Hashable>(_ id: Int, _ type: V.Type) -> StackNavigation.Event {
        .declare(StackDestination(id: id, type: NavigationValueType(type), screen: .root))
    }

    @Test("A3.86 Each value is read when a destination for its type turns up")
    func readLater() throws {
        let path = try Self.saved(#"["Swift.String","\"pear\"","Swift.Int","1"]"#)
        var stack = StackNavigation(pathKind: .navigationPath, path: path)
        #expect(stack.apply(Self.destination(1, String.self)).isEmpty)
        #expect(stack.path == [path[0], .value(NavigationValue("pear"))])
        #expect(stack.apply(Self.destination(2, Int.self)).isEmpty)
        #expect(stack.path == [.value(NavigationValue(1)), .value(NavigationValue("pear"))])
        #expect(stack.entries.map(\.id.ordinal) == [1, 2])
    }

    @Test("A3.86 What was read is the same value as its saved form: setting the saved path again keeps the screens")
    func sameAsSaved() throws {
        let path = try Self.saved(#"["Swift.Int","1"]"#)
        var stack = StackNavigation(pathKind: .navigationPath, path: path)
        _ = stack.apply(Self.destination(1, Int.self))
        #expect(stack.apply(.path(path)).isEmpty)
        #expect(stack.top.ordinal == 1)
    }

    @Test("A3.85 A name that means nothing here stays, as a placeholder")
    func unknownName() throws {
        var stack = StackNavigation(pathKind: .navigationPath, path: try Self.saved(#"["Old.Type","1"]"#))
        #expect(stack.apply(Self.destination(1, Int.self)).isEmpty)
        #expect(stack.path.count == 1)
        #expect(stack.destination(of: stack.top) == nil)
    }

    @Test("A value that cannot be read ends the path before it, and the log says so", arguments: ["x", "{}", ""])
    func unreadable(json: String) throws {
        let saved = "[\"Swift.Int\",\"3\",\"Swift.Int\",\"\(json)\",\"Swift.Int\",\"1\"]"
        var stack = StackNavigation(pathKind: .navigationPath, path: try Self.saved(saved))
        let one: [PathElement] = [.value(NavigationValue(1))]
        #expect(stack.apply(Self.destination(1, Int.self)) == [.warn(.unreadable(type: "Int")), .writePath(one)])
        #expect(stack.path == one)
    }
}
