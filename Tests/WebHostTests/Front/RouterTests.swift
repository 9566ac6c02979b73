import Foundation
import Testing

@testable import WebHost

@Suite("Routes")
struct RouterTests {
    private static let font = StaticFile(URL(fileURLWithPath: "/somewhere/text.woff2"))
    private let router = Router(base: "/apps/Coffee/", files: ["/fonts/text.woff2": font])

    private func request(_ path: String, _ change: (inout RequestHead) -> Void = { _ in }) -> RequestHead {
        var request = RequestHead(path: path)
        request.host = "127.0.0.1:8080"
        change(&request)
        return request
    }

    @Test(
        "Each address has its answer",
        arguments: [
            ("/", Router.Decision.redirect(to: "/apps/Coffee/")),
            ("/apps/Coffee", .redirect(to: "/apps/Coffee/")),
            ("/apps/Coffee/", .page),
            ("/fonts/text.woff2", .file(font)),
            ("/favicon.ico", .nothing),
            ("/fonts/other.woff2", .refuse(.notFound)),
            ("/fonts/", .refuse(.notFound)),
            ("/apps/Coffee/socket", .refuse(.notWebSocket)),
            ("/apps/Coffee/assets/none.png", .refuse(.notFound)),
            ("/apps/Tea/", .refuse(.notFound)),
            ("/apps/Coffee//", .refuse(.notFound)),
            ("/fonts/../fonts/text.woff2", .refuse(.notFound)),
            ("", .refuse(.malformed)),
            ("apps/Coffee/", .refuse(.malformed)),
        ])
    func address(path: String, decision: Router.Decision) {
        #expect(router.decide(request(path)) == decision)
    }

    @Test("The fault page's link begins anew")
    func retry() {
        #expect(router.decide(request("/apps/Coffee/") { $0.query = "again" }) == .retry)
    }

    @Test("Any other query is the app's page")
    func query() {
        #expect(router.decide(request("/apps/Coffee/") { $0.query = "x=1" }) == .page)
    }

    @Test("HEAD is answered as GET")
    func head() {
        #expect(router.decide(request("/apps/Coffee/") { $0.method = .head }) == .page)
    }

    @Test("Another method is refused where there is something, and not found elsewhere")
    func method() {
        #expect(router.decide(request("/apps/Coffee/") { $0.method = .other }) == .refuse(.method))
        #expect(router.decide(request("/nothing") { $0.method = .other }) == .refuse(.notFound))
    }

    @Test("A body where none belongs is refused")
    func body() {
        #expect(router.decide(request("/apps/Coffee/") { $0.hasBody = true }) == .refuse(.malformed))
    }

    @Test("A foreign host gets nothing, whatever it asks for")
    func foreignHost() {
        #expect(router.decide(request("/fonts/text.woff2") { $0.host = "example.com" }) == .refuse(.foreignHost))
    }

    // MARK: Handshakes

    private func handshake(_ change: (inout RequestHead) -> Void = { _ in }) -> RequestHead {
        request("/apps/Coffee/socket") {
            $0.origin = "http://127.0.0.1:8080"
            $0.subprotocols = ["martlet.1"]
            change(&$0)
        }
    }

    @Test("A page of ours may open a socket")
    func allowed() {
        #expect(router.refusal(ofHandshake: handshake()) == nil)
    }

    @Test("A handshake is refused for what is wrong with it")
    func refused() {
        #expect(router.refusal(ofHandshake: handshake { $0.host = "example.com" }) == .foreignHost)
        #expect(router.refusal(ofHandshake: handshake { $0.origin = "http://example.com" }) == .foreignOrigin)
        #expect(router.refusal(ofHandshake: handshake { $0.origin = nil }) == .foreignOrigin)
        #expect(router.refusal(ofHandshake: handshake { $0.path = "/apps/Tea/socket" }) == .notFound)
        #expect(router.refusal(ofHandshake: handshake { $0.method = .other }) == .method)
        #expect(router.refusal(ofHandshake: handshake { $0.subprotocols = [] }) == .subprotocol)
        #expect(router.refusal(ofHandshake: handshake { $0.subprotocols = ["x", "martlet.1"] }) == .subprotocol)
    }

    @Test("Each refusal has the status that its kind of mistake has in HTTP")
    func statuses() {
        #expect(Refusal.malformed.status == 400)
        #expect(Refusal.foreignHost.status == 403)
        #expect(Refusal.foreignOrigin.status == 403)
        #expect(Refusal.unknownSession.status == 403)
        #expect(Refusal.notFound.status == 404)
        #expect(Refusal.method.status == 405)
        #expect(Refusal.tooManyScenes.status == 429)
        #expect(Refusal.tooManySockets.status == 429)
        #expect(Refusal.tooManySessions.status == 503)
    }
}
