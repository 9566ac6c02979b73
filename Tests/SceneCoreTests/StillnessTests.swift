import SceneCore
import Testing

@Suite("When a scene has come to rest")
struct StillnessTests {
    private let start = ContinuousClock.now

    @Test("After nothing has happened for long enough, and not before")
    func calm() {
        var stillness = Stillness()
        let seen = [0, 0.5, 0.9, 1].map { share in
            stillness.isReached(revision: 1, isWorking: false, at: start + Stillness.calm * share)
        }
        #expect(seen == [false, false, false, true])
    }

    @Test("A change begins the wait anew")
    func change() {
        var stillness = Stillness()
        let looks: [(revision: Int, at: Double)] = [(1, 0), (2, 0.9), (2, 1.8), (2, 1.9)]
        let seen = looks.map {
            stillness.isReached(revision: $0.revision, isWorking: false, at: start + Stillness.calm * $0.at)
        }
        #expect(seen == [false, false, false, true])
    }

    @Test("As long as something is being worked on, it is not at rest")
    func working() {
        var stillness = Stillness()
        let looks: [(isWorking: Bool, at: Double)] = [(true, 0), (true, 5), (false, 5.5), (false, 6)]
        let seen = looks.map {
            stillness.isReached(revision: 1, isWorking: $0.isWorking, at: start + Stillness.calm * $0.at)
        }
        #expect(seen == [false, false, false, true])
    }
}
