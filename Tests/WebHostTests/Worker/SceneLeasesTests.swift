import Testing

@testable import WebHost

@Suite("Lives of scenes")
struct SceneLeasesTests {
    private let start = ContinuousClock.now

    @Test("A page's scene waits ten seconds for its socket")
    func waits() {
        var leases = SceneLeases()
        #expect(leases.open("a", now: start) == .granted)
        #expect(leases.nextEnd == start + .seconds(10))
        #expect(leases.takeEnded(now: start + .seconds(9)) == [])
        #expect(leases.takeEnded(now: start + .seconds(10)) == ["a"])
        #expect(leases.adopt("a", by: 1, now: start + .seconds(10)) == .unknown)
    }

    @Test("A scene that a socket shows does not end")
    func shown() {
        var leases = SceneLeases()
        _ = leases.open("a", now: start)
        #expect(leases.adopt("a", by: 1, now: start) == .adopted)
        #expect(leases.nextEnd == nil)
        #expect(leases.token(shownBy: 1) == "a")
        #expect(leases.socket(showing: "a") == 1)
    }

    @Test("A scene whose socket closed waits a minute for the next")
    func reattaches() {
        var leases = SceneLeases()
        _ = leases.open("a", now: start)
        _ = leases.adopt("a", by: 1, now: start)
        leases.release(1, now: start)
        #expect(leases.takeEnded(now: start + .seconds(59)) == [])
        #expect(leases.adopt("a", by: 2, now: start + .seconds(59)) == .adopted)
        #expect(leases.nextEnd == nil)
    }

    @Test("After that minute it has ended")
    func ends() {
        var leases = SceneLeases()
        _ = leases.open("a", now: start)
        _ = leases.adopt("a", by: 1, now: start)
        leases.release(1, now: start)
        #expect(leases.takeEnded(now: start + .seconds(60)) == ["a"])
        #expect(leases.isEmpty)
    }

    @Test("A token that was never given is unknown")
    func unknown() {
        var leases = SceneLeases()
        #expect(leases.adopt("x", by: 1, now: start) == .unknown)
    }

    @Test("A socket may say hello again")
    func helloAgain() {
        var leases = SceneLeases()
        _ = leases.open("a", now: start)
        _ = leases.adopt("a", by: 1, now: start)
        #expect(leases.adopt("a", by: 1, now: start) == .adopted)
        #expect(leases.socket(showing: "a") == 1)
    }

    @Test("The newest socket takes a scene over, and the end of the old one does not matter")
    func takesOver() {
        var leases = SceneLeases()
        _ = leases.open("a", now: start)
        _ = leases.adopt("a", by: 1, now: start)
        #expect(leases.adopt("a", by: 2, now: start) == .takenOver(from: 1))
        leases.release(1, now: start)
        #expect(leases.socket(showing: "a") == 2)
        #expect(leases.nextEnd == nil)
    }

    @Test("At the limit the scene that would end first makes room")
    func makesRoom() {
        var leases = SceneLeases(limit: 2)
        _ = leases.open("a", now: start)
        _ = leases.open("b", now: start + .seconds(1))
        #expect(leases.open("c", now: start + .seconds(2)) == .instead(of: "a"))
        #expect(leases.adopt("b", by: 1, now: start + .seconds(2)) == .adopted)
    }

    @Test("At the limit nothing that is shown has to go")
    func full() {
        var leases = SceneLeases(limit: 1)
        _ = leases.open("a", now: start)
        _ = leases.adopt("a", by: 1, now: start)
        #expect(leases.open("b", now: start) == .refused)
    }
}
