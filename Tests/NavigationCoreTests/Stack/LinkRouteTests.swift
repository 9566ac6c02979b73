import Testing

@testable import NavigationCore

@Suite("Where a link with a value leads")
struct LinkRouteTests {
    private static func stack(kind: StackNavigation.PathKind = .navigationPath, hasIntDestination: Bool)
        -> StackNavigation
    {
        var stack = StackNavigation(pathKind: kind)
        if hasIntDestination {
            _ = stack.apply(.declare(StackDestination(id: 1, type: NavigationValueType(Int.self), screen: .root)))
        }
        return stack
    }

    private static func route(
        _ stack: StackNavigation?, _ later: KeyValuePairs<NavigationSplitViewColumn, StackNavigation> = [:],
        isInSelectableList: Bool = false
    ) -> LinkRoute {
        LinkRoute(
            type: NavigationValueType(Int.self), stack: stack, laterColumns: later,
            isInSelectableList: isInSelectableList)
    }

    private let knows = Self.stack(hasIntDestination: true)
    private let doesNot = Self.stack(hasIntDestination: false)

    @Test("A3.20, A2.21 Onto the stack around it, if that has a destination, before all else")
    func ownStack() {
        #expect(Self.route(knows, [.detail: knows], isInSelectableList: true) == .push)
    }

    @Test("A2.19 Else over the root of the first later column that has one")
    func laterColumn() {
        #expect(Self.route(nil, [.content: doesNot, .detail: knows]) == .showInColumn(.detail))
        #expect(Self.route(doesNot, [.content: knows, .detail: knows]) == .showInColumn(.content))
    }

    @Test("A2.19, A3.26 A later column whose path is of another type cannot take it")
    func laterColumnOfOtherType() {
        let strings = Self.stack(kind: .values(of: NavigationValueType(String.self)), hasIntDestination: true)
        #expect(Self.route(nil, [.detail: strings]) == .nothing(.noDestination(type: "Int")))
    }

    @Test("A2.20 Else in a list with a selection it only selects")
    func selects() {
        #expect(Self.route(nil, [.detail: doesNot], isInSelectableList: true) == .select)
    }

    @Test("A3.21 Else nowhere, and the log says so")
    func nowhere() {
        #expect(Self.route(doesNot) == .nothing(.noDestination(type: "Int")))
    }
}
