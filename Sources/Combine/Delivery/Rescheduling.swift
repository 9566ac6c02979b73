import Foundation

/// A stream whose events arrive later, or on another thread, in the order in which they came.
struct Rescheduling<Output, Failure: Error> {
    /// Runs an action later.
    let schedule: (@escaping () -> Void) -> Void

    func connect<U: Publisher, S: Subscriber>(_ upstream: U, to downstream: S)
    where U.Output == Output, U.Failure == Failure, S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(downstream)
        let line = EventLine(outlet)
        let inlet = Inlet<Output, Failure>(
            onValue: { value in
                line.append(.value(value))
                schedule(line.passOne)
            },
            onCompletion: { completion in
                line.append(.completion(completion))
                schedule(line.passOne)
            })
        outlet.open(onRequest: inlet.request, onCancel: inlet.cancel)
        upstream.subscribe(inlet)
    }
}

/// Events on their way. Each scheduled action passes on the first of them, so a scheduler that runs several actions at once
/// cannot bring them out of order.
private final class EventLine<Output, Failure: Error> {
    enum Event {
        case value(Output)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = NSLock()
    private let outlet: Outlet<Output, Failure>
    private var events: ArraySlice<Event> = []

    init(_ outlet: Outlet<Output, Failure>) {
        self.outlet = outlet
    }

    func append(_ event: Event) {
        lock.withLock { events.append(event) }
    }

    func passOne() {
        let event = lock.withLock {
            let event = events.popFirst()
            switch event {
            case .value(let value): outlet.enqueue(value)
            case .completion(let completion): outlet.enqueue(completion: completion)
            case nil: break
            }
            return event
        }
        withExtendedLifetime(event) {}
        outlet.deliver()
    }
}
