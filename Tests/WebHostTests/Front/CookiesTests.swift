import Testing

@testable import WebHost

@Suite("Cookies")
struct CookiesTests {
    @Test(
        "A cookie is found by its whole name",
        arguments: [
            ("a=1; martlet=2; c=3", "2"), ("martlet=2", "2"), ("  martlet = 2 ;x", "2"), ("martlet=a=b", "a=b"),
            ("martlet=first; martlet=second", "first"), ("martlet=", ""),
        ])
    func found(header: String, value: String) {
        #expect(Cookies(header)["martlet"] == value)
    }

    @Test(
        "What only looks like the cookie is not it",
        arguments: ["", ";;;", "martlet", "xmartlet=1", "martletx=1", "Martlet=1", "=1"])
    func absent(header: String) {
        #expect(Cookies(header)["martlet"] == nil)
    }

    @Test("No header has no cookies")
    func noHeader() {
        #expect(Cookies(nil)["martlet"] == nil)
    }
}
