/// The addresses that a page has been told, as far as its own may still be one of them.
///
/// A page takes over what it is told a little later, and of many in a row only the last. If it is loaded again in between, it
/// comes with an address that the scene has already left.
struct ToldAddresses {
    /// Nil before the first.
    private(set) var last: String?
    private var time: ContinuousClock.Instant?
    /// Each was followed by the next before the page need have taken it over.
    private var before: Set<String> = []

    mutating func tell(_ address: String, now: ContinuousClock.Instant) {
        if !isOnItsWay(now) { before = [] }
        // The oldest is what the page has as long as it is told new ones.
        if let last, before.count < Limits.addressesOnTheirWay { before.insert(last) }
        last = address
        time = now
    }

    /// Whether a page with this address knows nothing that it was not told.
    func mayBeShown(_ address: String, now: ContinuousClock.Instant) -> Bool {
        address == last || (isOnItsWay(now) && before.contains(address))
    }

    private func isOnItsWay(_ now: ContinuousClock.Instant) -> Bool {
        time.map { now - $0 < Limits.addressOnItsWay } ?? false
    }
}
