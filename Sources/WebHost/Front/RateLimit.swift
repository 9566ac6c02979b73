/// A bucket of tokens that fills steadily: each message takes one, and an empty bucket means too many.
struct RateLimit {
    private let perSecond: Double
    private let burst: Double
    private var tokens: Double
    private var last: ContinuousClock.Instant

    init(perSecond: Int, burst: Int, now: ContinuousClock.Instant) {
        self.perSecond = Double(perSecond)
        self.burst = Double(burst)
        tokens = Double(burst)
        last = now
    }

    /// Takes a token. False if there is none.
    mutating func allows(at now: ContinuousClock.Instant) -> Bool {
        tokens = min(burst, tokens + (now - last) / .seconds(1) * perSecond)
        last = now
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
