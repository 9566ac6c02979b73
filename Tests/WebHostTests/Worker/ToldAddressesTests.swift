import Testing

@testable import WebHost

@Suite("Addresses that a page was told")
struct ToldAddressesTests {
    private let start = ContinuousClock.now

    private func told(_ addresses: String..., apart pause: Duration) -> ToldAddresses {
        var told = ToldAddresses()
        for (index, address) in addresses.enumerated() { told.tell(address, now: start + pause * index) }
        return told
    }

    @Test("Before the first one, none is known")
    func none() {
        #expect(!ToldAddresses().mayBeShown("", now: start))
    }

    @Test("The last one is known for as long as it is the last")
    func last() {
        #expect(told("path=1", apart: .zero).mayBeShown("path=1", now: start + .seconds(3_600)))
    }

    @Test("A page may have any of those that came shortly after one another, and the one before them")
    func manyAtOnce() {
        let told = told("path=1", "path=2", "path=3", "path=4", apart: .seconds(1))
        for address in ["path=1", "path=2", "path=3", "path=4"] {
            #expect(told.mayBeShown(address, now: start + .seconds(4)))
        }
        #expect(!told.mayBeShown("path=5", now: start + .seconds(4)))
    }

    @Test("After a while only the last one counts: somebody has come with another")
    func calm() {
        let told = told("path=1", "path=2", apart: .seconds(1))
        #expect(!told.mayBeShown("path=1", now: start + .seconds(3)))
        #expect(told.mayBeShown("path=2", now: start + .seconds(3)))
    }

    @Test("What came before a calm is forgotten")
    func forgotten() {
        let told = told("path=1", "path=2", "path=3", apart: .seconds(5))
        #expect(!told.mayBeShown("path=1", now: start + .seconds(10)))
        #expect(told.mayBeShown("path=2", now: start + .seconds(10)))
    }
}
