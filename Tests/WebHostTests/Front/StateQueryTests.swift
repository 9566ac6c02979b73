import Testing

@testable import WebHost

@Suite("The state in an address")
struct StateQueryTests {
    private func query(_ arguments: String...) -> String? {
        var request = RequestHead(path: "/apps/Tea/")
        request.arguments = arguments
        return request.stateQuery
    }

    @Test("It is the query, without what is the host's own")
    func own() {
        #expect(query("sidebar=tents", "window=390_844", "path=3") == "sidebar=tents&path=3")
        #expect(query("window=390_844") == nil)
        #expect(query() == nil)
    }

    @Test("What was decoded on the way is spelt as it must be in an address, and cannot add items")
    func spelling() {
        #expect(query("path={\"a\":\"b&c=d\"}", "x") == "path=%7B%22a%22%3A%22b%26c%3Dd%22%7D&x")
        #expect(query("path=a\nb") == "path=a%0Ab")
    }
}
