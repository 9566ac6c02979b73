import Foundation
import Testing

@testable import WebHost

@Suite("Routes")
struct RouterTests {
    private static let font = StaticFile(URL(fileURLWithPath: "/somewhere/text.woff2"))
    private static let coffee = AppCard(name: "Coffee", title: "Coffee", links: .registered(["coffee"]))
    private static let water = AppCard(name: "Water", title: "Water")
    private let router = Router(apps: [coffee], files: ["/fonts/text.woff2": font])
    private let both = Router(apps: [coffee, water], files: [:])

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
            ("/apps/Coffee/", .page(coffee)),
            ("/fonts/text.woff2", .file(font)),
            ("/favicon.ico", .nothing),
            ("/fonts/other.woff2", .refuse(.notFound)),
            ("/fonts/", .refuse(.notFound)),
            ("/apps/Coffee/socket", .refuse(.notWebSocket)),
            ("/apps/Coffee/assets/none.png", .refuse(.notFound)),
            ("/apps/Coffee/assets/fetched-1f.png", .picture("fetched-1f.png", coffee)),
            ("/apps/Coffee/assets/fetched-../1f.png", .refuse(.notFound)),
            ("/apps/Coffee/faces/sans-ja-1f-400-17.woff2", .face("sans-ja-1f-400-17.woff2", coffee)),
            ("/apps/Coffee/faces/a/b.css", .refuse(.notFound)),
            ("/apps/Coffee/faces/\(String(repeating: "a", count: 81))", .refuse(.notFound)),
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
        #expect(router.decide(request("/apps/Coffee/") { $0.arguments = ["again"] }) == .retry(Self.coffee))
    }

    @Test("Any other query is the app's page")
    func query() {
        #expect(router.decide(request("/apps/Coffee/") { $0.arguments = ["x=1"] }) == .page(Self.coffee))
    }

    @Test("HEAD is answered as GET, but runs no app")
    func head() {
        #expect(router.decide(request("/fonts/text.woff2") { $0.method = .head }) == .file(Self.font))
        #expect(router.decide(request("/apps/Coffee/") { $0.method = .head }) == .nothing)
    }

    @Test(
        "An app is run for who goes there: not ahead of time, nor as a part of a page that is not ours",
        arguments: [[], ["again"]])
    func onlyForVisitors(arguments: [String]) {
        func decide(_ change: (inout RequestHead) -> Void) -> Router.Decision {
            router.decide(
                request("/apps/Coffee/") {
                    $0.arguments = arguments
                    change(&$0)
                })
        }
        func decide(site: String, mode: String, destination: String) -> Router.Decision {
            decide { ($0.fetchSite, $0.fetchMode, $0.fetchDestination) = (site, mode, destination) }
        }
        let page = decide { _ in }
        #expect(page == .page(Self.coffee) || page == .retry(Self.coffee))
        #expect(decide { $0.purpose = "prefetch" } == .refuse(.tooEarly))
        for site in ["cross-site", "same-site"] {
            #expect(decide(site: site, mode: "no-cors", destination: "image") == .refuse(.foreignOrigin))
            #expect(decide(site: site, mode: "navigate", destination: "iframe") == .refuse(.foreignOrigin))
            #expect(decide(site: site, mode: "navigate", destination: "document") == page)
        }
        #expect(decide(site: "same-origin", mode: "navigate", destination: "iframe") == page)
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

    @Test("A page of ours may open a socket to its app")
    func allowed() throws {
        #expect(try router.app(ofHandshake: handshake()) == Self.coffee)
        #expect(try both.app(ofHandshake: handshake { $0.path = "/apps/Water/socket" }) == Self.water)
    }

    @Test("A handshake is refused for what is wrong with it")
    func refused() {
        func expectRefusal(_ refusal: Refusal, _ change: (inout RequestHead) -> Void) {
            #expect(throws: refusal) { try router.app(ofHandshake: handshake(change)) }
        }
        expectRefusal(.foreignHost) { $0.host = "example.com" }
        expectRefusal(.foreignOrigin) { $0.origin = "http://example.com" }
        expectRefusal(.foreignOrigin) { $0.origin = nil }
        expectRefusal(.notFound) { $0.path = "/apps/Tea/socket" }
        expectRefusal(.method) { $0.method = .other }
        expectRefusal(.subprotocol) { $0.subprotocols = [] }
        expectRefusal(.subprotocol) { $0.subprotocols = ["x", "martlet.1"] }
    }

    // MARK: Several apps

    @Test("One app is the first page; of several, and where it is wished for, the gallery is")
    func firstPage() {
        #expect(router.decide(request("/")) == .redirect(to: "/apps/Coffee/"))
        #expect(both.decide(request("/")) == .redirect(to: "/gallery/"))
        #expect(
            Router(apps: [Self.coffee], files: [:], opensGallery: true).decide(request("/"))
                == .redirect(to: "/gallery/"))
        #expect(router.decide(request("/gallery/")) == .gallery)
    }

    @Test("Each app has its own addresses")
    func ownAddresses() {
        #expect(both.decide(request("/apps/Water/")) == .page(Self.water))
        #expect(both.decide(request("/apps/Coffee/")) == .page(Self.coffee))
        #expect(both.decide(request("/apps/Coff/")) == .refuse(.notFound))
    }

    // MARK: Links

    private func opening(_ url: String, at path: String = "/open") -> RequestHead {
        request(path) { $0.arguments = ["url=\(url)"] }
    }

    @Test("A link is for the app that registers its scheme, then for one that takes any")
    func chosenApp() {
        #expect(
            both.decide(opening("coffee://beans/1")) == .redirect(to: "/apps/Coffee/open?url=coffee%3A%2F%2Fbeans%2F1"))
        #expect(both.decide(opening("COFFEE:x")) == .redirect(to: "/apps/Coffee/open?url=COFFEE%3Ax"))
        #expect(both.decide(opening("tea://x")) == .redirect(to: "/apps/Water/open?url=tea%3A%2F%2Fx"))
        #expect(router.decide(opening("tea://x")) == .refuse(.link(.notRegistered(scheme: "tea"))))
    }

    @Test(
        "An app is handed exactly the link",
        arguments: [
            "coffee://beans/1", "coffee:///beans/1", "coffee:beans/1", "coffee://BEANS/%31?x=2&y=+#f",
            "coffee://beans/1/../2",
        ])
    func exactLink(words: String) throws {
        let link = try Link(words)
        #expect(link.words == words)
        #expect(router.decide(opening(words, at: "/apps/Coffee/open")) == .open(link, Self.coffee))
    }

    @Test(
        "What is no link is refused with the reason",
        arguments: [
            ("", .missing), ("coffee", .malformed), ("coffee:", .malformed), (":x", .malformed),
            ("coffee://a b", .malformed),
            ("coffee://%zz", .malformed), ("coffee://\u{1}", .malformed), ("coffee://\u{FFFD}", .malformed),
            ("coffee://[::1", .malformed), ("1coffee://x", .malformed),
            ("coffee://" + String(repeating: "x", count: 5000), .tooLong),
        ] as [(String, LinkError)])
    func noLink(words: String, error: LinkError) {
        #expect(router.decide(opening(words, at: "/apps/Coffee/open")) == .refuse(.link(error)))
        #expect(both.decide(opening(words)) == .refuse(.link(error)))
    }

    @Test(
        "What means something to a browser is no app's",
        arguments: [
            "http://a", "https://desserts/1", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd",
            "JAVASCRIPT:x",
        ])
    func browsersOwn(words: String) {
        let scheme = String(words.prefix { $0 != ":" }).lowercased()
        #expect(both.decide(opening(words)) == .refuse(.link(.notRegistered(scheme: scheme))))
        #expect(
            both.decide(opening(words, at: "/apps/Water/open")) == .refuse(.link(.notRegistered(scheme: scheme))))
    }

    @Test(
        "Any other address below the app's own is a universal link",
        arguments: [
            ("beans/1", [], "https://127.0.0.1:8080/beans/1"), ("beans/", [], "https://127.0.0.1:8080/beans/"),
            ("a b", ["x=1", "y"], "https://127.0.0.1:8080/a%20b?x=1&y"), ("100%", [], "https://127.0.0.1:8080/100%25"),
        ] as [(String, [String], String)])
    func universalLink(place: String, arguments: [String], url: String) throws {
        let request = request("/apps/Coffee/" + place) { $0.arguments = arguments }
        #expect(router.decide(request) == .open(try Link(url), Self.coffee))
    }

    @Test(
        "A path that leads up or has empty parts is no universal link",
        arguments: ["../x", "a/../b", "a//b", "/a", "."])
    func noUniversalLink(place: String) {
        #expect(router.decide(request("/apps/Coffee/" + place)) == .refuse(.notFound))
    }

    @Test(
        "A link is opened by going there: not by asking for the head, ahead of time, or from within another site's page"
    )
    func onlyByGoing() {
        func decide(_ change: (inout RequestHead) -> Void) -> Router.Decision {
            var request = opening("coffee://x", at: "/apps/Coffee/open")
            change(&request)
            return router.decide(request)
        }
        #expect(decide { $0.method = .head } == .nothing)
        #expect(decide { $0.method = .other } == .refuse(.method))
        #expect(decide { $0.purpose = "prefetch;prerender" } == .refuse(.tooEarly))
        #expect(
            decide {
                $0.fetchSite = "cross-site"
                $0.fetchMode = "no-cors"
            } == .refuse(.foreignOrigin))
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
