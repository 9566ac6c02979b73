import Foundation
import Testing

@testable import NavigationCore

private struct Tent: Codable, Hashable {
    var name: String
    var size: Int
}

private struct Mist: Hashable {}

@Suite("Addresses of what a window shows")
struct StateAddressTests {
    private func value<V: Hashable>(_ value: V) throws -> AddressValue {
        try #require(NavigationValue(value).addressValue)
    }

    @Test("Each value is an item of a query, selections before the path that depends on them")
    func query() throws {
        let address = StateAddress([
            .init(.path, [try value(3), try value("poles")]), .init(.content, [try value("tents")]),
            .init(.sidebar, [try value("shelter")]),
        ])
        #expect(address.query == "sidebar=shelter&content=tents&path=3&path=poles")
        #expect(try StateAddress(query: address.query) == address)
    }

    @Test("A place without a value leaves no trace, and nothing at all is the empty query")
    func empty() throws {
        #expect(StateAddress([.init(.path, [])]).query == "")
        #expect(try StateAddress(query: "").parts.isEmpty)
    }

    @Test("From another address it is reached by what it names, and by clearing what only the other one names")
    func steps() throws {
        let other = try StateAddress(query: "sidebar=a&content=b&path=1")
        let steps = try StateAddress(query: "sidebar=c").steps(from: other)
        #expect(steps == [.init(.sidebar, [try value("c")]), .init(.content, []), .init(.path, [])])
        let pathAlone = try StateAddress(query: "path=2").steps(from: try StateAddress(query: "sidebar=a"))
        #expect(pathAlone == [.init(.sidebar, []), .init(.path, [try value(2)])])
    }

    @Test(
        "Texts are what they were, whatever they hold",
        arguments: [
            "tent", "3", "-1.5e3", "true", "null", "a&b=c", "50 %", "#", "{", "[1]", "\"", "Zelt über", "帳", "a:b", "+",
            "\n",
        ])
    func texts(text: String) throws {
        let query = StateAddress([.init(.sidebar, [try value(text)])]).query
        #expect(query.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"<>#[]{}|\\^`'".utf8.contains($0) })
        let part = try #require(try StateAddress(query: query).parts.first)
        let read = NavigationValueType(String.self).value(in: try #require(part.values.first))
        #expect(read?.get(as: String.self) == text)
    }

    @Test("Values of all kinds are what they were")
    func kinds() throws {
        func comesBack<V: Hashable>(_ value: V) throws -> Bool {
            let address = StateAddress([.init(.sidebar, [try self.value(value)])])
            let part = try #require(try StateAddress(query: address.query).parts.first)
            return NavigationValueType(V.self).value(in: part.values[0])?.get(as: V.self) == value
        }
        #expect(try comesBack(42))
        #expect(try comesBack(-0.5))
        #expect(try comesBack(UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")))
        #expect(try comesBack(Tent(name: "dome & co", size: 3)))
        #expect(try comesBack(["a", "b"]))
        #expect(try comesBack(true))
    }

    @Test("What cannot be saved cannot be named")
    func unsavable() {
        #expect(NavigationValue(Mist()).addressValue == nil)
    }

    @Test("What others add to an address is left alone")
    func others() throws {
        #expect(try StateAddress(query: "utm_source=letter&sidebar=a&x").query == "sidebar=a")
    }

    @Test("A state that is too long for an address has none, and no such address is read")
    func tooLong() throws {
        let long = StateAddress([.init(.sidebar, [try value(String(repeating: "a", count: StateAddress.longest))])])
        #expect(long.query == "")
        #expect(throws: StateAddressError.tooLong) {
            try StateAddress(query: "sidebar=" + String(repeating: "a", count: StateAddress.longest))
        }
    }

    @Test("Two selections in a column, and what is not percent-encoded as it must be, are no address")
    func malformed() {
        #expect(throws: StateAddressError.severalSelections(in: "sidebar")) {
            try StateAddress(query: "sidebar=a&sidebar=b")
        }
        #expect(throws: StateAddressError.malformed("sidebar=%zz")) { try StateAddress(query: "sidebar=%zz") }
        #expect(throws: StateAddressError.malformed("path=")) { try StateAddress(query: "path=") }
    }
}

@Suite("Paths in addresses")
struct AddressedPathTests {
    private func stack<V: Hashable>(of values: [V]) -> StackNavigation {
        StackNavigation(
            pathKind: .values(of: NavigationValueType(V.self)), path: values.map { .value(NavigationValue($0)) })
    }

    @Test("A path of one type needs no names of types")
    func oneType() throws {
        let stack = stack(of: [3, 4])
        #expect(StateAddress([.init(.path, stack.addressValues)]).query == "path=3&path=4")
        #expect(stack.path(in: stack.addressValues) == stack.path)
    }

    @Test("A3.85, A3.86 A path of several types names them, and is read when a destination says which they are")
    func severalTypes() throws {
        var path = NavigationPath()
        path.append("dome tent")
        path.append(3)
        let stack = StackNavigation(pathKind: .navigationPath, path: path.elements)
        let query = StateAddress([.init(.path, stack.addressValues)]).query
        #expect(query == "path=Swift.String:dome%20tent&path=Swift.Int:3")
        let read = try #require(stack.path(in: try StateAddress(query: query).parts[0].values))
        #expect(zip(read, path.elements).allSatisfy { $0.isSame(as: $1) })
        #expect(read.count == 2)
    }

    @Test("A path with a value that cannot be saved has no address")
    func unsavable() {
        #expect(stack(of: [Mist()]).addressValues == [])
    }

    @Test("An address that means nothing to a stack is no path of it", arguments: ["path=pear", "path=3&path=null"])
    func outdated(query: String) throws {
        let values = try #require(try StateAddress(query: query).parts.first).values
        #expect(stack(of: [3]).path(in: values) == nil)
        #expect(StackNavigation(pathKind: .navigationPath).path(in: values) == nil)
    }
}
