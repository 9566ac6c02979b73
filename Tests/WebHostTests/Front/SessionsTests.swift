import Testing

@testable import WebHost

@Suite("Sessions")
struct SessionsTests {
    private let start = ContinuousClock.now

    private struct Full: Error {}

    private func open(_ sessions: inout Sessions, at now: ContinuousClock.Instant) throws -> Session {
        guard let session = sessions.open(app: "Tea", now: now) else { throw Full() }
        return session
    }

    @Test("A session is found by its cookie, and by no other")
    func found() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start)
        #expect(sessions.session(cookie: session.cookie, app: "Tea")?.ordinal == session.ordinal)
        #expect(sessions.session(cookie: session.cookie + "0", app: "Tea") == nil)
        #expect(sessions.session(cookie: nil, app: "Tea") == nil)
        #expect(sessions.session(cookie: session.cookie, app: "Coffee") == nil)
    }

    @Test("A visitor who has been here before keeps the cookie, unless a session has it")
    func returns() throws {
        var sessions = Sessions()
        let cookie = String(repeating: "0a", count: 16)
        let opened = sessions.open(app: "Tea", cookie: cookie, now: start)
        let first = try #require(opened)
        #expect(first.cookie == cookie)
        let openedBeside = sessions.open(app: "Coffee", cookie: cookie, now: start)
        let other = try #require(openedBeside)
        #expect(other.cookie != cookie)
        #expect(sessions.session(cookie: cookie, app: "Tea")?.ordinal == first.ordinal)
    }

    @Test("A cookie has 128 bits, new ones each time")
    func cookies() throws {
        var sessions = Sessions()
        let cookies = (0..<100).compactMap { _ in sessions.open(app: "Tea", now: start)?.cookie }
        #expect(Set(cookies).count == 100)
        #expect(cookies.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    @Test("At the limit the session unused for longest makes room")
    func makesRoom() throws {
        var sessions = Sessions(limit: 2)
        let first = try open(&sessions, at: start)
        let second = try open(&sessions, at: start + .seconds(1))
        sessions.use(first.ordinal, now: start + .seconds(2))
        #expect(sessions.open(app: "Tea", now: start + .seconds(3)) != nil)
        #expect(sessions[first.ordinal] != nil)
        #expect(sessions[second.ordinal] == nil)
    }

    @Test("At the limit nobody with a worker has to go")
    func full() throws {
        var sessions = Sessions(limit: 1)
        let session = try open(&sessions, at: start)
        sessions.workerStarted(session.ordinal)
        #expect(sessions.open(app: "Tea", now: start) == nil)
    }

    @Test("Two deaths within ten seconds stop a session")
    func stops() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        sessions.workerDied(session, now: start)
        #expect(sessions[session]?.isStopped == false)
        sessions.workerDied(session, now: start + .seconds(10))
        #expect(sessions[session]?.isStopped == true)
    }

    @Test("Deaths further apart do not")
    func goesOn() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        for death in 0..<5 { sessions.workerDied(session, now: start + .seconds(11 * death)) }
        #expect(sessions[session]?.isStopped == false)
    }

    @Test("Trying again forgets the deaths so far")
    func forgives() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        sessions.workerDied(session, now: start)
        sessions.workerDied(session, now: start + .seconds(1))
        sessions.forgive(session)
        #expect(sessions[session]?.isStopped == false)
        sessions.workerDied(session, now: start + .seconds(2))
        #expect(sessions[session]?.isStopped == false)
    }

    @Test("A worker that we ended is no death")
    func ended() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        sessions.workerEnded(session, now: start)
        sessions.workerDied(session, now: start + .seconds(1))
        #expect(sessions[session]?.isStopped == false)
    }

    @Test("A session without a worker ends after ten minutes, one with a worker does not")
    func endsIdle() throws {
        var sessions = Sessions()
        let idle = try open(&sessions, at: start)
        let busy = try open(&sessions, at: start)
        sessions.workerStarted(busy.ordinal)
        sessions.endIdle(now: start + .seconds(599))
        #expect(sessions.count == 2)
        sessions.endIdle(now: start + .seconds(600))
        #expect(sessions.session(cookie: idle.cookie, app: "Tea") == nil)
        #expect(sessions.session(cookie: busy.cookie, app: "Tea") != nil)
    }

    @Test("What waits for a page is taken by one page only")
    func takesOnce() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        let link = try Link("tea://leaf/1")
        sessions.wait(link, for: session)
        sessions.resume("scene", in: session)
        sessions.tell(Fault(end: "it trapped"), to: session)
        let first = sessions.takeWaiting(of: session)
        #expect(first.links == [link] && first.scene == "scene" && first.fault?.end == "it trapped")
        let second = sessions.takeWaiting(of: session)
        #expect(second.links.isEmpty && second.scene == nil && second.fault == nil)
    }

    @Test("Of too many links the last ones wait")
    func manyLinks() throws {
        var sessions = Sessions()
        let session = try open(&sessions, at: start).ordinal
        for number in 1...25 { sessions.wait(try Link("tea://leaf/\(number)"), for: session) }
        #expect(sessions.takeWaiting(of: session).links.map(\.url.lastPathComponent) == (6...25).map(String.init))
    }
}
