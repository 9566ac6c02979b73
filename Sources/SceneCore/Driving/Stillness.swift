/// When a scene has been still for so long that nothing more is to be expected of it.
package struct Stillness {
    /// How long nothing may happen. Steps of one task follow one another much faster.
    package static let calm = Duration.milliseconds(50)

    private var revision: Int?
    private var since: ContinuousClock.Instant?

    package init() {}

    /// Looks at the scene at a moment: whether it has been still since long enough before.
    package mutating func isReached(
        revision: Int, isWorking: Bool, at now: ContinuousClock.Instant
    ) -> Bool {
        guard !isWorking, revision == self.revision, let since else {
            self.revision = revision
            self.since = now
            return false
        }
        return now - since >= Self.calm
    }
}
