import Foundation
import Testing

@testable import WebHost

/// The real processes: front, zygote and workers of the probe.
///
/// The probe's node 2 counts presses in its label, node 3 counts from a task a moment later, node 4 traps.
@Suite("Processes of the host", .serialized)
struct HostProcessTests {
    private let host: RunningHost
    private let visitor: TestVisitor

    init() throws {
        host = try RunningHost()
        visitor = TestVisitor(port: host.port)
    }

    private func isCount(_ count: Int, _ frame: TestSocket.Frame) -> Bool {
        guard case .text(let text) = frame else { return false }
        return text.contains("\"Count \(count)\"")
    }

    @Test("The first page says what the app shows, and gives a cookie that no script reads")
    func firstPage() throws {
        let page = try visitor.loadPage()
        #expect(page.status == 200)
        #expect(page.body.contains("aria-label=\"Count later\""))
        #expect(page.head.contains("; Path=/apps/Probe/; HttpOnly; SameSite=Lax\r\n"))
        #expect(try visitor.loadPage().head.contains("Set-Cookie") == false)
    }

    @Test("The page's script is where the page says, and may be kept for ever")
    func script() throws {
        try visitor.loadPage()
        let script = try visitor.get(ClientFiles.scriptPath)
        #expect(script.status == 200)
        #expect(script.head.contains("Content-Type: text/javascript"))
        #expect(script.head.contains("immutable"))
    }

    @Test("A press reaches the app, and its change the page")
    func press() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send("[\"p\",2,0]")
        #expect(isCount(1, try socket.next()))
    }

    @Test("A task of the app that sleeps on the main actor goes on in a forked process")
    func task() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send("[\"p\",3,0]")
        #expect(isCount(1, try socket.next()))
    }

    @Test("A page that comes back goes on where it was")
    func reattaches() throws {
        try visitor.loadPage()
        let first = try visitor.attach()
        try first.send("[\"p\",2,0]")
        _ = try first.next()
        try first.close()
        let second = try visitor.attach(revision: visitor.revision + 1)
        try second.send("[\"p\",2,1]")
        #expect(isCount(2, try second.next()))
    }

    @Test("A page that missed a change gets the whole scene")
    func missedChange() throws {
        try visitor.loadPage()
        let first = try visitor.attach()
        try first.send("[\"p\",2,0]")
        _ = try first.next()
        try first.close()
        let second = try visitor.attach()
        guard case .text(let whole) = try second.next() else { throw TestConnection.Ended() }
        #expect(whole.hasPrefix("[\"w\",") && whole.contains("\"Count 1\""))
    }

    @Test("A malformed message closes its socket with a reason, and the session lives on")
    func malformed() throws {
        try visitor.loadPage()
        let bad = try visitor.openSocket()
        try bad.send("{\"no\":1}")
        guard case .closed(1007, let reason) = try bad.next() else { throw TestConnection.Ended() }
        #expect(reason.hasPrefix("The message is malformed"))
        let good = try visitor.attach()
        try good.send("[\"p\",2,0]")
        #expect(isCount(1, try good.next()))
    }

    @Test("A message that is too long closes its socket")
    func tooLong() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        try socket.send(String(repeating: "x", count: Limits.clientMessage + 1))
        #expect(try socket.next() == .closed(code: 1009, reason: "A message may have \(Limits.clientMessage) bytes."))
    }

    @Test("A scene that nobody knows sends its page to be loaded again")
    func unknownScene() throws {
        try visitor.loadPage()
        let socket = try visitor.openSocket()
        try socket.send("[\"h\",\"never-given\",0,[1280,800,1,0,0,0,0,0,0,0,1]]")
        #expect(try socket.next() == .closed(code: 4001, reason: CloseReason.unknownScene.text))
    }

    @Test("A visitor without a session gets no socket")
    func noSession() throws {
        #expect(throws: TestSocket.Refused(status: 403)) { _ = try visitor.openSocket() }
    }

    @Test("A trap ends its own visitor's app only; the second one shows the fault page until another try")
    func trap() throws {
        let other = TestVisitor(port: host.port)
        try other.loadPage()
        let untouched = try other.attach()
        for _ in 0..<2 {
            #expect(try visitor.loadPage().status == 200)
            let socket = try visitor.attach()
            try socket.send("[\"p\",4,0]")
            #expect(try socket.next() == .closed(code: 4002, reason: CloseReason.appStopped.text))
        }
        let fault = try visitor.loadPage()
        #expect(fault.status == 500 && fault.body.contains("/apps/Probe/?again"))
        #expect(try visitor.get("/apps/Probe/?again").status == 303)
        #expect(try visitor.loadPage().status == 200)

        try untouched.send("[\"p\",2,0]")
        #expect(isCount(1, try untouched.next()))
        host.end()
        #expect(host.complaints().components(separatedBy: "the app stopped").count == 3)
    }

    @Test("SIGHUP brings the app up anew: pages are told to load again, and visitors stay who they are")
    func rebuilt() throws {
        try visitor.loadPage()
        let socket = try visitor.attach()
        let before = host.children()
        host.send(signal: SIGHUP)
        #expect(try socket.next() == .closed(code: 4003, reason: CloseReason.appRebuilt.text))
        let page = try visitor.loadPage()
        #expect(page.status == 200 && !page.head.contains("Set-Cookie"))
        #expect(host.waitUntilGone(before))
    }

    @Test("Nothing is left behind when the front ends", arguments: [SIGTERM, SIGINT])
    func endsCleanly(signal: Int32) throws {
        try visitor.loadPage()
        _ = try visitor.attach()
        let children = host.children()
        #expect(children.count == 2)
        host.send(signal: signal)
        #expect(host.end() == 0)
        #expect(children.allSatisfy { kill($0, 0) != 0 })
        #expect(host.complaints() == "")
    }

    @Test("A port that is taken is said to be so, and the next free one is used")
    func busyPort() throws {
        let second = try RunningHost(port: host.port)
        #expect(second.port != host.port)
        second.end()
        #expect(
            second.complaints()
                == "Port \(host.port) is taken by another program; using \(second.port) instead.\n")
    }

    @Test("Everything can run in one process, for a debugger")
    func inProcess() throws {
        let host = try RunningHost(arguments: ["--in-process"])
        let visitors = [TestVisitor(port: host.port), TestVisitor(port: host.port)]
        for visitor in visitors {
            try visitor.loadPage()
            let socket = try visitor.attach()
            try socket.send("[\"p\",3,0]")
            #expect(isCount(1, try socket.next()))
        }
        #expect(host.children() == [])
    }

    @Test(
        "Nothing is served but what is listed, however a path is written",
        arguments: [
            "/fonts/../../../../etc/passwd", "/fonts/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd",
            "/apps/Probe/assets/../../../etc/passwd", "/client/../WebHostProbe", "//etc/passwd", "/etc/passwd",
            "/apps/Probe/..%5c..%5cetc/passwd", "/.%2e/.%2e/etc/passwd",
        ])
    func onlyWhatIsListed(path: String) throws {
        let connection = try TestConnection(port: host.port)
        try connection.send(Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n".utf8))
        // A path that leads up may be found malformed before it is a request, which closes the connection.
        guard let head = try? connection.readHead() else { return }
        #expect(head.contains(" 404 ") || head.contains(" 403 ") || head.contains(" 303 "))
    }

    @Test(
        "What is no HTTP gets an error or an end, and the next visitor an answer",
        arguments: [
            "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999\r\n\r\n",
            "GET /" + String(repeating: "a", count: 40_000) + " HTTP/1.1\r\n\r\n",
        ])
    func noHTTP(request: String) throws {
        let connection = try TestConnection(port: host.port)
        try connection.send(Array(request.utf8))
        if let head = try? connection.readHead() { #expect(!head.contains(" 200 ")) }
        #expect(try visitor.loadPage().status == 200)
    }
}
