import Testing

@testable import WebHost

@Suite("Host and Origin")
struct LoopbackHostTests {
    @Test(
        "Names of this machine are taken, with and without a port",
        arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost:1", "LocalHost:65535"])
    func taken(field: String) {
        #expect(LoopbackHost(field) != nil)
    }

    @Test(
        "Every other name is turned away",
        arguments: [
            "", "example.com", "127.0.0.1.example.com", "localhost.example.com:80", "127.0.0.1:", "127.0.0.1:x",
            "127.0.0.1:70000", "127.0.0.1:+80", "127.0.0.1:80:80", "user@127.0.0.1", "127.0.0.2", "[::1]", " localhost",
        ])
    func refused(field: String) {
        #expect(LoopbackHost(field) == nil)
    }

    @Test("A missing field is turned away")
    func missing() {
        #expect(LoopbackHost(nil) == nil)
    }

    @Test("The origin is the host that was asked, over plain HTTP")
    func origin() throws {
        let host = try #require(LoopbackHost("127.0.0.1:8080"))
        #expect(host.isOrigin("http://127.0.0.1:8080"))
    }

    @Test(
        "Any other origin is foreign",
        arguments: [
            "http://127.0.0.1", "http://127.0.0.1:8081", "http://localhost:8080", "https://127.0.0.1:8080", "null", "",
            "http://127.0.0.1:8080/", "http://127.0.0.1:8080.example.com",
        ])
    func foreign(field: String) throws {
        let host = try #require(LoopbackHost("127.0.0.1:8080"))
        #expect(!host.isOrigin(field))
    }

    @Test("A request without an origin is foreign")
    func noOrigin() throws {
        let host = try #require(LoopbackHost("127.0.0.1:8080"))
        #expect(!host.isOrigin(nil))
    }
}
