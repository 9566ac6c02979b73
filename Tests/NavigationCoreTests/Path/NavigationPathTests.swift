import NavigationCore
import Testing

private struct Dessert: Hashable, Codable {
    var name: String
}

private struct Secret: Hashable {}

@Suite("A navigation path")
struct NavigationPathTests {
    @Test("A3.80 Begins empty, grows by values of any type, shrinks from the top")
    func countsValues() {
        var path = NavigationPath()
        #expect(path.isEmpty && path.count == 0)
        path.append(1)
        path.append("two")
        path.append(Secret())
        #expect(path.count == 3 && !path.isEmpty)
        path.removeLast()
        #expect(path.count == 2)
        path.removeLast(2)
        #expect(path.isEmpty)
    }

    @Test("A3.80 Can be made of a sequence, of Codable values or not")
    func fromSequences() {
        #expect(NavigationPath([1, 2, 3]).count == 3)
        #expect(NavigationPath([Secret()]).count == 1)
    }

    @Test("A value known only as any Hashable is kept with its real type (seed 004)")
    func openedValue() throws {
        let pool: [any Hashable] = [Dessert(name: "cake"), 7]
        var path = NavigationPath()
        for value in pool { path.append(value) }
        let values = path.elements.map { element in
            if case .value(let value) = element { value } else { NavigationValue?.none }
        }
        #expect(values.first??.get(as: Dessert.self) == Dessert(name: "cake"))
        #expect(values.last??.get(as: Int.self) == 7)
        #expect(values.last??.get(as: Int?.self) == nil)
    }

    @Test("Paths are equal with the same types and values in the same order")
    func equality() {
        #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]))
        #expect(NavigationPath([1, 2]) != NavigationPath([2, 1]))
        #expect(NavigationPath([1]) != NavigationPath([Int8(1)]))
        #expect(NavigationPath([Int?.none]) == NavigationPath([Int?.none]))
    }

    @Test("A3.87 A path equals itself, but not the path made of its saved form")
    func savedIsAnother() throws {
        let path = NavigationPath(["a"])
        let copy = path
        let restored = NavigationPath(try #require(path.codable))
        #expect(path == copy)
        #expect(restored != path)
        #expect(restored.count == 1)
    }
}
