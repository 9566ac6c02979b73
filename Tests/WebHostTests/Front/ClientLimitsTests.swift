import Testing

@testable import WebHost

@Suite("Limits of a client")
struct ClientLimitsTests {
    private let start = ContinuousClock.now

    @Test("A burst is allowed up to its size")
    func burst() {
        var rate = RateLimit(perSecond: 2, burst: 3, now: start)
        let answers = (0..<4).map { _ in rate.allows(at: start) }
        #expect(answers == [true, true, true, false])
    }

    @Test("Afterwards messages are allowed as time goes by")
    func refill() {
        var rate = RateLimit(perSecond: 2, burst: 3, now: start)
        for _ in 0..<3 { _ = rate.allows(at: start) }
        let answers = [400, 500, 900, 1000].map { rate.allows(at: start + .milliseconds($0)) }
        #expect(answers == [false, true, false, true])
    }

    @Test("A long pause allows no more than a burst")
    func pause() {
        var rate = RateLimit(perSecond: 2, burst: 3, now: start)
        let later = start + .seconds(1_000)
        let answers = (0..<5).map { _ in rate.allows(at: later) }
        #expect(answers == [true, true, true, false, false])
    }

    private func add(
        _ text: String, to assembly: inout MessageAssembly, isFirst: Bool = false, isLast: Bool = false
    ) -> MessageAssembly.Outcome {
        Array(text.utf8).withUnsafeBytes { assembly.add($0, isFirst: isFirst, isLast: isLast) }
    }

    @Test("A message in one fragment is not copied")
    func oneFragment() {
        var assembly = MessageAssembly(limit: 10)
        #expect(add("hello", to: &assembly, isFirst: true, isLast: true) == .wholeInFragment)
        #expect(assembly.assembled.isEmpty)
    }

    @Test("Fragments are put together in order")
    func fragments() {
        var assembly = MessageAssembly(limit: 10)
        #expect(add("he", to: &assembly, isFirst: true) == .partial)
        #expect(add("ll", to: &assembly) == .partial)
        #expect(add("o", to: &assembly, isLast: true) == .wholeAssembled)
        #expect(String(decoding: assembly.assembled, as: UTF8.self) == "hello")
    }

    @Test("A new message forgets the one before")
    func forgets() {
        var assembly = MessageAssembly(limit: 10)
        _ = add("old", to: &assembly, isFirst: true)
        _ = add("n", to: &assembly, isFirst: true)
        _ = add("ew", to: &assembly, isLast: true)
        #expect(String(decoding: assembly.assembled, as: UTF8.self) == "new")
    }

    @Test("A message that is too long is refused at its end, so that the reason arrives")
    func tooLong() {
        var assembly = MessageAssembly(limit: 10)
        #expect(add("0123456789", to: &assembly, isFirst: true) == .partial)
        #expect(add("x", to: &assembly) == .partial)
        #expect(add("x", to: &assembly, isLast: true) == .tooLong)
    }

    @Test("A message that never ends is refused at 64 times the limit")
    func endless() {
        var assembly = MessageAssembly(limit: 10)
        var fragments = 1
        _ = add("0123456789", to: &assembly, isFirst: true)
        while add("0123456789", to: &assembly) == .partial { fragments += 1 }
        #expect(fragments == 64)
    }

    @Test("A close reason is cut between characters to what RFC 6455 allows")
    func closeReason() {
        let reason = CloseReason(code: 1007, text: String(repeating: "é", count: 100))
        #expect(String(decoding: reason.bytes, as: UTF8.self) == String(repeating: "é", count: 61))
    }
}
