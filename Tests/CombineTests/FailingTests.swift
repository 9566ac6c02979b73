import Combine
import Testing

@Suite("Operators for errors")
struct FailingTests {
    private func failing(after values: Int...) -> AnyPublisher<Int, Fault> {
        values.publisher.setFailureType(to: Fault.self).append(Fail(error: .first)).eraseToAnyPublisher()
    }

    @Test("catch goes on with another publisher")
    func catches() {
        let recorder = failing(after: 1, 2).catch { _ in [8, 9].publisher }.record()
        #expect(recorder.values == [1, 2, 8, 9] && recorder.isFinished)
    }

    @Test("catch asks the other publisher only for what has not come yet")
    func catchDemand() {
        let recorder = failing(after: 1, 2).catch { _ in [8, 9].publisher }.record(asking: .max(3))
        #expect(recorder.values == [1, 2, 8])
    }

    @Test("tryCatch ends with the error that is thrown")
    func tryCatch() {
        let recorder = failing(after: 1).tryCatch { _ -> Just<Int> in throw Fault.second }.record()
        #expect(recorder.values == [1] && recorder.error as? Fault == .second)
        #expect(failing(after: 1).tryCatch { _ in Just(5) }.record().values == [1, 5])
    }

    @Test("replaceError sends a value, when it is asked for, and finishes")
    func replaceError() {
        let recorder = failing(after: 1).replaceError(with: 0).record(asking: .max(1))
        #expect(recorder.values == [1] && !recorder.isFinished)
        recorder.ask(for: .max(1))
        #expect(recorder.values == [1, 0] && recorder.isFinished)
    }

    @Test("mapError turns the error into another")
    func mapError() {
        let recorder = failing(after: 1).mapError { _ in Fault.second }.record()
        #expect(recorder.values == [1] && recorder.error == .second)
    }

    @Test("retry begins anew as often as it is told to, then fails")
    func retry() {
        var attempts = 0
        let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
            attempts += 1
            return failing(after: attempts)
        }
        let recorder = publisher.retry(2).record()
        #expect(attempts == 3)
        #expect(recorder.values == [1, 2, 3] && recorder.error == .first)
    }

    @Test("assertNoFailure passes values on")
    func assertNoFailure() {
        let recorder = [1, 2].publisher.setFailureType(to: Fault.self).assertNoFailure().record()
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }
}
