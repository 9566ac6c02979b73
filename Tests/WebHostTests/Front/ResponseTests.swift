import Testing

@testable import WebHost

@Suite("Responses")
struct ResponseTests {
    private func text(_ response: Response, withBody: Bool = true) -> String {
        String(decoding: response.bytes(withBody: withBody), as: UTF8.self)
    }

    private func field(_ name: String, of response: Response) -> String? {
        response.fields.first { $0.name == name }?.value
    }

    @Test("A response is its status, its fields, its length, and its body")
    func bytes() {
        let response = Response(status: 200, contentType: "text/plain", body: Array("hello".utf8))
        #expect(
            text(response)
                == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nVary: Accept-Encoding\r\nContent-Length: 5\r\n\r\nhello"
        )
    }

    @Test("The answer to HEAD says the length but has no body")
    func head() {
        let response = Response(status: 200, contentType: "text/plain", body: Array("hello".utf8))
        #expect(
            text(response, withBody: false)
                == "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nVary: Accept-Encoding\r\nContent-Length: 5\r\n\r\n")
    }

    @Test("The page allows the host's scripts and style sheets and its own style element, and nothing else")
    func policy() {
        let page = Response.page([], nonce: "abc")
        #expect(
            field("Content-Security-Policy", of: page)
                == "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-abc'; style-src-attr 'unsafe-inline'; "
                + "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'self'")
        #expect(field("X-Content-Type-Options", of: page) == "nosniff")
        #expect(field("Referrer-Policy", of: page) == "no-referrer")
        #expect(field("Cross-Origin-Opener-Policy", of: page) == "same-origin")
        #expect(field("Cache-Control", of: page) == "no-store")
    }

    @Test("A file may be kept for ever")
    func file() {
        let file = Response.file([], type: "font/woff2")
        #expect(field("Cache-Control", of: file) == "public, max-age=31536000, immutable")
        #expect(field("Content-Type", of: file) == "font/woff2")
    }

    @Test("The fault page says what happened, names the link, and offers another try")
    func fault() throws {
        let fault = Response.fault(
            Fault(end: "it trapped", words: "Fatal error: Index out of range", link: try Link("tea://leaf/-1")),
            base: "/apps/Coffee/")
        #expect(fault.status == 500)
        #expect(text(fault).contains("<a href=\"/apps/Coffee/?again\">Start it again</a>"))
        #expect(
            text(fault).contains(
                "The app stopped while it opened the link tea://leaf/-1: Fatal error: Index out of range"))
    }

    @Test("Another method is told which ones there are")
    func allow() {
        #expect(field("Allow", of: .refusal(.method)) == "GET, HEAD")
    }
}
