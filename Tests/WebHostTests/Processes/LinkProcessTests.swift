import Foundation
import Testing

@testable import WebHost

/// Links through the real processes: the probe's node 6 tells which link it was handed last, and how many there were.
@Suite("Links on their way to an app", .serialized)
struct LinkProcessTests {
    private let host: RunningHost
    private let visitor: TestVisitor
    /// What a browser adds when an address is typed.
    private let typed = ["Sec-Fetch-Mode: navigate", "Sec-Fetch-Site: none"]

    init() throws {
        host = try RunningHost()
        visitor = TestVisitor(port: host.port)
    }

    private func address(_ link: String) -> String {
        "/apps/Probe/open?url=" + link.addressComponent
    }

    private func hasLink(_ words: String, _ body: String) -> Bool {
        body.contains("aria-label=\"\(words.replacing("&", with: "&amp;"))\"")
    }

    @Test("A link that is given to the host alone leads to the app that takes it")
    func chosen() throws {
        let answer = try visitor.get("/open?url=tea%3A%2F%2Fleaf%2F1")
        #expect(answer.status == 302)
        #expect(visitor.field("Location", in: answer.head) == "/apps/Probe/open?url=tea%3A%2F%2Fleaf%2F1")
    }

    @Test(
        "The first page opens the link, letter by letter, and no page after it does",
        arguments: ["tea://leaf/1", "tea:///leaf/%31?x=2&y=a+b;c#f", "tea:leaf", "tea://leaf/a/../b"])
    func cold(link: String) throws {
        let answer = try visitor.get(address(link), fields: typed)
        #expect(answer.status == 303)
        #expect(visitor.field("Location", in: answer.head) == "/apps/Probe/")
        #expect(hasLink("Link 1: \(link)", try visitor.loadPage().body))
        #expect(hasLink("No link", try visitor.loadPage().body))
    }

    @Test("An open scene is handed the link, and the page that asked stays")
    func warm() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send("[\"p\",2,0]")
        _ = try socket.next()
        #expect(try visitor.get(address("tea://leaf/1")).status == 204)
        guard case .text(let first) = try socket.next() else { throw TestConnection.Ended() }
        #expect(first.contains("\"Link 1: tea://leaf/1\""))
        #expect(try visitor.get(address("tea://leaf/2")).status == 204)
        guard case .text(let second) = try socket.next() else { throw TestConnection.Ended() }
        #expect(second.contains("\"Link 2: tea://leaf/2\""))
    }

    @Test("An address that is typed shows the open scene, as the link left it")
    func typedWhileOpen() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send("[\"p\",2,0]")
        _ = try socket.next()
        #expect(try visitor.get(address("tea://leaf/1"), fields: typed).status == 303)
        let page = try visitor.loadPage().body
        #expect(hasLink("Count 1", page) && hasLink("Link 1: tea://leaf/1", page))
    }

    @Test("An address below the app's is a universal link of the host that was asked")
    func universal() throws {
        #expect(try visitor.get("/apps/Probe/leaf/1", fields: typed).status == 303)
        #expect(hasLink("Link 1: https://127.0.0.1:\(host.port)/leaf/1", try visitor.loadPage().body))
        #expect(hasLink("No link", try visitor.loadPage().body))
    }

    @Test(
        "A malformed link gets a page that says so", arguments: ["nothing", "tea://a b", "tea://%zz", "tea://\u{FF}"])
    func malformed(link: String) throws {
        let answer = try visitor.get(address(link), fields: typed)
        #expect(answer.status == 400 && answer.body.contains("The link is malformed."))
        #expect(try visitor.get("/open?url=\(link.addressComponent)").status == 400)
    }

    @Test(
        "A trap while a link is opened ends that app only; its visitor reads why, with the link, and no page opens it again"
    )
    func trap() throws {
        let other = TestVisitor(port: host.port)
        try other.loadPage()
        let untouched = try other.attach()

        #expect(try visitor.get(address("tea://trap/-1"), fields: typed).status == 303)
        let fault = try visitor.loadPage()
        #expect(fault.status == 500)
        #expect(fault.body.contains("while it opened the link tea://trap/-1: Fatal error: Index out of range"))
        let again = try visitor.loadPage()
        #expect(again.status == 200 && hasLink("No link", again.body))

        try untouched.send("[\"p\",2,0]")
        guard case .text(let change) = try untouched.next() else { throw TestConnection.Ended() }
        #expect(change.contains("\"Count 1\""))
    }

    @Test(
        "A stack that overflows and a turn without end are the end of one app, and its visitor reads so",
        arguments: [
            ("hang", "one turn took more than 5 seconds"), ("stack", "Fatal error: The stack overflowed"),
        ])
    func otherEnds(host place: String, words: String) throws {
        try expectEnd(at: place, saying: words)
    }

    @Test(
        "Memory without end is the end of one app, and its visitor reads so",
        // A sanitizer needs more memory than an app may have, and so there is no limit (Scripts/sanitize).
        .disabled(if: ProcessInfo.processInfo.environment["MARTLET_SANITIZER"] != nil))
    func memory() throws {
        try expectEnd(at: "memory", saying: "The app stopped")
    }

    private func expectEnd(at place: String, saying words: String) throws {
        let other = TestVisitor(port: host.port)
        try other.loadPage()
        let untouched = try other.attach()
        #expect(try visitor.get(address("tea://\(place)/"), fields: typed).status == 303)
        let fault = try visitor.loadPage()
        #expect(fault.status == 500 && fault.body.contains(words))
        #expect(try visitor.loadPage().status == 200)
        try untouched.send("[\"p\",2,0]")
        guard case .text(let change) = try untouched.next() else { throw TestConnection.Ended() }
        #expect(change.contains("\"Count 1\""))
    }

    @Test("After a trap in an open scene the next page is a new one, and says what happened")
    func trapWhileOpen() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        #expect(try visitor.get(address("tea://trap/-1")).status == 500)
        #expect(try socket.next() == .closed(code: 4002, reason: CloseReason.appStopped.text))
        let page = try visitor.loadPage()
        #expect(page.status == 200)
        #expect(page.body.contains("role=\"alert\"") && page.body.contains("tea://trap/-1"))
        #expect(!(try visitor.loadPage().body.contains("role=\"alert\"")))
    }

    @Test("A link on the command line is opened by the first page")
    func commandLine() throws {
        let host = try RunningHost(arguments: ["--open", "tea://leaf/1"])
        let (first, second) = (TestVisitor(port: host.port), TestVisitor(port: host.port))
        #expect(hasLink("Link 1: tea://leaf/1", try first.loadPage().body))
        #expect(hasLink("No link", try second.loadPage().body))
    }

    @Test("A page that is loaded again goes on with its scene")
    func resumes() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send("[\"p\",2,0]")
        _ = try socket.next()
        visitor.ownCookies = "martlet_scene=\(visitor.token)"
        #expect(hasLink("Count 1", try visitor.loadPage().body))
    }
}
