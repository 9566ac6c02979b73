import SwiftUICore
import SwiftUITesting
import Testing

/// What a view has told, in order.
@MainActor
private final class Diary {
    var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }
}

@MainActor
@Suite("Views hear of what happens to them")
struct LifecycleTests {
    @Test("A7.07 A view hears that it appears and disappears, once each time")
    func appearAndDisappear() {
        struct Flip: View {
            let hand: Hand
            let diary: Diary
            @State private var isShown = false
            var body: some View {
                let _ = hand.on("show") { isShown = $0 }
                VStack {
                    Text("always")
                    if isShown {
                        Text("shown")
                            .onAppear { diary.note("came") }
                            .onDisappear { diary.note("left") }
                    }
                }
            }
        }
        let hand = Hand()
        let diary = Diary()
        let app = TestApp { Flip(hand: hand, diary: diary) }
        for isShown in [true, true, false, true] {
            hand.press("show", isShown)
            app.settle()
        }
        #expect(diary.lines == ["came", "left", "came"])
    }

    @Test("What a view does as it appears is on screen in the same turn")
    func appearanceMayChangeState() {
        struct Loader: View {
            @State private var text = "empty"
            var body: some View {
                Text(text).onAppear { text = "loaded" }
            }
        }
        #expect(TestApp { Loader() }.exists(.text, "loaded"))
    }

    @Test("A change is told with both values; nothing is told of the first one, unless asked for")
    func changes() {
        struct Watcher: View {
            let hand: Hand
            let diary: Diary
            @State private var count = 0
            var body: some View {
                let _ = hand.on("set") { count = $0 }
                Text("\(count)")
                    .onChange(of: count) { old, new in diary.note("\(old) to \(new)") }
                    .onChange(of: count > 1, initial: true) { diary.note("above one or not") }
            }
        }
        let hand = Hand()
        let diary = Diary()
        let app = TestApp { Watcher(hand: hand, diary: diary) }
        #expect(diary.lines == ["above one or not"])
        for count in [1, 1, 2] {
            hand.press("set", count)
            app.settle()
        }
        #expect(diary.lines.dropFirst().sorted() == ["0 to 1", "1 to 2", "above one or not"])
    }

    @Test("A7.09 A task runs from when the view appears, is cancelled when it leaves, and starts anew with another id")
    func tasks() async {
        struct Worker: View {
            let hand: Hand
            let diary: Diary
            @State private var job: Int? = 1
            var body: some View {
                let _ = hand.on("job") { job = $0 }
                if let job {
                    Text("job \(job)").task(id: job) {
                        diary.note("began \(job)")
                        try? await Task.sleep(for: .seconds(60))
                        diary.note("\(job) \(Task.isCancelled ? "cancelled" : "done")")
                    }
                }
            }
        }
        let hand = Hand()
        let diary = Diary()
        let app = TestApp { Worker(hand: hand, diary: diary) }
        await waitUntil { diary.lines == ["began 1"] }
        hand.press("job", Int?.some(2) as Any)
        app.settle()
        await waitUntil { diary.lines.count == 3 }
        hand.press("job", Int?.none as Any)
        app.settle()
        await waitUntil { diary.lines.count == 4 }
        #expect(diary.lines.sorted() == ["1 cancelled", "2 cancelled", "began 1", "began 2"])
    }

    @Test("Another name makes another view, whose state starts anew")
    func identityByName() {
        struct Named: View {
            let hand: Hand
            @State private var name = "a"
            var body: some View {
                let _ = hand.on("name") { name = $0 }
                Count(hand: hand).id(name)
            }
        }
        struct Count: View {
            let hand: Hand
            @State private var count = 0
            var body: some View {
                let _ = hand.on("count") { count += 1 }
                Text("count \(count)")
            }
        }
        let hand = Hand()
        let app = TestApp { Named(hand: hand) }
        hand.press("count")
        app.settle()
        hand.press("name", "a")
        app.settle()
        #expect(app.exists(.text, "count 1"))
        hand.press("name", "b")
        app.settle()
        #expect(app.exists(.text, "count 0"))
    }

    /// Gives tasks time to run; what is not there after many chances will not come.
    private func waitUntil(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
