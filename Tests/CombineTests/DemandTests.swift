import Combine
import Testing

@Suite("A demand")
struct DemandTests {
    @Test("Unlimited is more than every number")
    func unlimitedIsMost() {
        #expect(Subscribers.Demand.unlimited > .max(.max))
        #expect(Subscribers.Demand.unlimited > 1)
        #expect(1 < Subscribers.Demand.unlimited)
        #expect(Subscribers.Demand.unlimited.max == nil)
    }

    @Test("Anything added to or taken from unlimited leaves it unlimited")
    func unlimitedStays() {
        #expect(Subscribers.Demand.unlimited + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(1) + .unlimited == .unlimited)
        #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
        #expect(Subscribers.Demand.unlimited - .unlimited == .unlimited)
        #expect(Subscribers.Demand.unlimited * 0 == .unlimited)
    }

    @Test("Taking unlimited from a number leaves nothing")
    func takingUnlimited() {
        #expect(Subscribers.Demand.max(3) - .unlimited == .none)
    }

    @Test("Numbers add and multiply, and become unlimited rather than overflow")
    func arithmetic() {
        #expect(Subscribers.Demand.max(2) + 3 == 5)
        #expect(Subscribers.Demand.max(2) * 3 == .max(6))
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
        #expect(Subscribers.Demand.max(.max) * 2 == .unlimited)
    }

    @Test("It describes itself as it is written")
    func description() {
        #expect("\(Subscribers.Demand.max(4)) \(Subscribers.Demand.unlimited)" == "max(4) unlimited")
    }
}
