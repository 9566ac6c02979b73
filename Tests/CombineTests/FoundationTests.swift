import Combine
import Foundation
import Testing

@Suite("Publishers of Foundation's")
struct FoundationTests {
    @Test("A timer fires again and again on the main queue, though no run loop runs")
    func timer() async {
        var ticks = 0
        for await isMain in Timer.publish(every: 0.002, on: .main, in: .common).autoconnect()
            .map({ _ in MainQueue.isCurrent }).values
        {
            #expect(isMain)
            ticks += 1
            if ticks == 3 { break }
        }
        #expect(ticks == 3)
    }

    @Test("A sink of the main actor may receive a timer")
    @MainActor
    func timerOnMainActor() async {
        var cancellable: AnyCancellable?
        await withCheckedContinuation { continuation in
            cancellable = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect().first()
                .sink { _ in MainActor.assumeIsolated { continuation.resume() } }
        }
        cancellable?.cancel()
    }

    @Test("A timer fires on another thread's run loop")
    func timerOnRunLoop() async {
        let ticks = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var ticks = 0
                let cancellable = Timer.publish(every: 0.002, on: .current, in: .default).autoconnect()
                    .sink { _ in ticks += 1 }
                while ticks < 2, RunLoop.current.run(mode: .default, before: Date() + 0.01) {}
                cancellable.cancel()
                continuation.resume(returning: ticks)
            }
        }
        #expect(ticks >= 2)
    }

    @Test("A timer does nothing before it is connected")
    func timerWaits() {
        let recorder = Timer.publish(every: 60, on: .main, in: .common).record()
        #expect(recorder.subscriptionCount == 1 && recorder.values.isEmpty)
    }

    @Test("Notifications of one name and object are sent until the subscriber cancels")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let (one, other) = (NSObject(), NSObject())
        let recorder = center.publisher(for: name, object: one).record()
        center.post(name: name, object: one, userInfo: ["count": 1])
        center.post(name: name, object: other)
        center.post(name: Notification.Name("else"), object: one)
        recorder.cancel()
        center.post(name: name, object: one)
        #expect(recorder.values.map { $0.userInfo?["count"] as? Int } == [1])
    }

    @Test("Notifications of everybody are sent if no object is named")
    func allNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let recorder = center.publisher(for: name).record(asking: .max(1))
        center.post(name: name, object: NSObject())
        center.post(name: name, object: nil)
        #expect(recorder.values.count == 1)
    }
}
