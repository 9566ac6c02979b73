import Combine
import Testing

@Suite("Operators that inspect")
struct InspectingTests {
    private final class Lines: TextOutputStream {
        var text = ""

        func write(_ string: String) {
            text += string
        }
    }

    @Test("print writes a line for each event, as in Apple's example")
    func print() {
        let lines = Lines()
        let recorder = (1...2).publisher.print("Logged a message", to: lines).record()
        let written = lines.text.split(separator: "\n").map(String.init)
        #expect(written.first?.hasPrefix("Logged a message: receive subscription: (") == true)
        #expect(
            written.dropFirst() == [
                "Logged a message: request unlimited",
                "Logged a message: receive value: (1)",
                "Logged a message: receive value: (2)",
                "Logged a message: receive finished",
            ])
        #expect(recorder.isFinished)
    }

    @Test("handleEvents is told of everything, before it goes on")
    func handleEvents() {
        var log: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let recorder =
            subject
            .handleEvents(
                receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
                receiveCompletion: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
                receiveRequest: { log.append("request \($0)") }
            )
            .record(asking: .max(1))
        recorder.answer = .max(2)
        subject.send(1)
        recorder.cancel()
        recorder.cancel()
        subject.send(2)
        #expect(log == ["subscription", "request max(1)", "value 1", "request max(2)", "cancel"])
    }
}
