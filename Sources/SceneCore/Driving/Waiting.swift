extension SceneDriver {
    /// Waits until the tasks of the app's views have ended and the screen has stopped changing, for at most the given time.
    /// Returns whether it came to that.
    package func settle(within limit: Duration) async -> Bool {
        var stillness = Stillness()
        return await wait(within: limit) {
            stillness.isReached(revision: session.scene.revision, isWorking: session.isWorking, at: .now)
        }
    }

    /// Waits until a condition holds, for at most the given time. Returns whether it does.
    package func wait(within limit: Duration, for condition: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + limit
        while !condition() {
            if .now >= end || Task.isCancelled { return false }
            try? await Task.sleep(for: Self.glance)
        }
        return true
    }

    /// From one look at the scene to the next.
    private static let glance = Duration.milliseconds(5)
}
