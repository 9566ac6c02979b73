/// The middle of a stream of which one value comes at most: asks for all that there is, and answers when it ends or when
/// the answer cannot change any more.
struct Summary<Input, InputFailure: Error, Output, Failure: Error> {
    enum Step {
        case more
        /// The answer is certain; the rest is not needed.
        case enough
        case fail(Failure)
    }

    let onValue: (Input) -> Step
    /// Nil for an end without an answer.
    let answer: () -> Output?
    let onFailure: (InputFailure) -> Failure

    func connect<U: Publisher, S: Subscriber>(_ upstream: U, to downstream: S)
    where U.Output == Input, U.Failure == InputFailure, S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(downstream)
        let cancellation = Cancellation()
        let finish = {
            if let output = answer() { outlet.enqueue(output) }
            outlet.send(completion: .finished)
        }
        let inlet = Inlet<Input, InputFailure>(
            onValue: { input in
                switch onValue(input) {
                case .more:
                    break
                case .enough:
                    cancellation.cancel()
                    finish()
                case .fail(let error):
                    cancellation.cancel()
                    outlet.send(completion: .failure(error))
                }
            },
            onCompletion: { completion in
                switch completion {
                case .finished: finish()
                case .failure(let error): outlet.send(completion: .failure(onFailure(error)))
                }
            })
        cancellation.add(inlet)
        outlet.open(
            onRequest: { [once = OnceOnly()] _ in if once.isFirst() { inlet.request(.unlimited) } },
            onCancel: cancellation.cancel)
        upstream.subscribe(inlet)
    }
}

extension Summary where InputFailure == Failure {
    init(onValue: @escaping (Input) -> Step, answer: @escaping () -> Output?) {
        self.init(onValue: onValue, answer: answer, onFailure: { $0 })
    }
}

extension Summary where Failure == any Error {
    static func throwing(_ step: @escaping (Input) throws -> Step, answer: @escaping () -> Output?) -> Summary {
        Summary(
            onValue: { input in
                do { return try step(input) } catch { return .fail(error) }
            }, answer: answer, onFailure: { $0 })
    }
}
