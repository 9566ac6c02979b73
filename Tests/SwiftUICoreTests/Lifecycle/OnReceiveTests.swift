import Combine
import SwiftUICore
import SwiftUITesting
import Testing

@MainActor
@Suite("Views receive what publishers send")
struct OnReceiveTests {
    @Test("Each value arrives, the one that a publisher has at first included, until the view is gone")
    func values() {
        struct Listener: View {
            let hand: Hand
            let news: CurrentValueSubject<String, Never>
            @State private var heard = "nothing"
            @State private var listens = true
            var body: some View {
                let _ = hand.on("leave") { listens = false }
                VStack {
                    Text("heard \(heard)")
                    if listens {
                        Text("listening").onReceive(news) { heard = $0 }
                    }
                }
            }
        }
        let hand = Hand()
        let news = CurrentValueSubject<String, Never>("rain")
        let app = TestApp { Listener(hand: hand, news: news) }
        #expect(app.exists(.text, "heard rain"))
        news.send("sun")
        app.settle()
        #expect(app.exists(.text, "heard sun"))
        hand.press("leave")
        app.settle()
        news.send("snow")
        app.settle()
        #expect(app.exists(.text, "heard sun"))
    }

    @Test("A view that is given another publisher listens to that one alone")
    func otherPublisher() {
        struct Listener: View {
            let hand: Hand
            let stations: [PassthroughSubject<String, Never>]
            @State private var station = 0
            @State private var heard = "nothing"
            var body: some View {
                let _ = hand.on("tune") { station = 1 }
                Text("heard \(heard)").onReceive(stations[station]) { heard = $0 }
            }
        }
        let hand = Hand()
        let stations = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
        let app = TestApp { Listener(hand: hand, stations: stations) }
        hand.press("tune")
        app.settle()
        stations[1].send("music")
        stations[0].send("news")
        app.settle()
        #expect(app.exists(.text, "heard music"))
    }

    @Test("A publisher of the same value is not subscribed to again when the view is evaluated")
    func subscribesOnce() {
        struct Listener: View {
            let hand: Hand
            let publisher: CountingPublisher
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count") { count += 1 }
                Text("\(count)").onReceive(publisher) { _ in }
            }
        }
        let hand = Hand()
        let publisher = CountingPublisher()
        let app = TestApp { Listener(hand: hand, publisher: publisher) }
        hand.press("count")
        app.settle()
        #expect(app.exists(.text, "1"))
        #expect(publisher.subscriptions == 1)
    }
}

/// A publisher that counts who has come.
private final class CountingPublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private(set) var subscriptions = 0

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriptions += 1
        Empty<Int, Never>(completeImmediately: false).receive(subscriber: subscriber)
    }
}
