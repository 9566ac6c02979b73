import Foundation
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Timelines")
struct TimelineTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1000)

    @Test("Dates at equal distances go on from the last one that has passed")
    func periodic() {
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        let dates = schedule.entries(from: start + 25, mode: .normal).prefix(2)
        #expect(dates.map { $0.timeIntervalSince(start) } == [20, 30])
    }

    @Test("Dates differ, however short their distance is said to be", arguments: [1e-9, 5e-324, .infinity, .nan])
    func shortest(interval: TimeInterval) {
        let dates = Array(
            PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: .normal).prefix(3))
        #expect(dates[0] < dates[1] && dates[1] < dates[2])
    }

    @Test("A motion that is never due again waits", arguments: [.infinity, 1e300] as [Double])
    func never(interval: Double) {
        let app = TestApp(on: .phone) { TimelineView(.animation(minimumInterval: interval)) { _ in Text("still") } }
        #expect(app.exists(.text, "still"))
    }

    @Test("Minutes begin when they begin")
    func minutes() {
        let dates = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
        #expect(dates.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    }

    @Test("A paused motion has one date")
    func paused() {
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)).count == 1)
    }

    @Test("The content is given the last date that has passed")
    func content() {
        let past = Date.now - 100
        let app = TestApp(on: .phone) {
            TimelineView(.explicit([past, past + 10, past + 1000])) { context in
                Text(context.date == past + 10 ? "second" : "another")
            }
        }
        #expect(app.exists(.text, "second"))
    }

    @Test("Where nobody sees things move, a motion stands at its first picture")
    func still() {
        var count = 0
        let app = TestApp(on: .phone) {
            TimelineView(.animation) { _ in
                count += 1
                return Text("still")
            }
        }
        app.settle()
        #expect(count == 1)
    }
}
