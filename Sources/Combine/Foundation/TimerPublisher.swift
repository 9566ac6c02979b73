import Foundation

extension Timer {
    /// Sends the date again and again, once it is connected.
    final public class TimerPublisher: ConnectablePublisher {
        /// The moment at which it fired.
        public typealias Output = Date

        /// Time cannot fail.
        public typealias Failure = Never

        /// The time between two values, in seconds.
        final public let interval: TimeInterval

        /// How far a moment may be missed, in seconds; nil if that does not matter.
        final public let tolerance: TimeInterval?

        /// Where values are received.
        final public let runLoop: RunLoop

        /// The mode in which the run loop sends them.
        final public let mode: RunLoop.Mode

        /// How the run loop is to do it.
        final public let options: RunLoop.SchedulerOptions?

        /// In seconds. Foundation's `Timer` documents it as what it takes for an interval that is not positive.
        private static let shortestInterval: TimeInterval = 0.0001

        private let audience = Audience<Date, Never>()

        /// A publisher of the date, every `interval` seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        final public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
            audience.admit(subscriber, owner: self)
        }

        final public func connect() -> any Cancellable {
            let send = { [audience] in audience.send(Date()) }
            let interval = interval > 0 ? interval : Self.shortestInterval
            let first = Date(timeIntervalSinceNow: interval)
            guard !runLoop.isMain else {
                return runLoop.schedule(
                    after: RunLoop.SchedulerTimeType(first), interval: .seconds(interval),
                    tolerance: .seconds(tolerance ?? 0), send)
            }
            let timer = runLoop.addTimer(
                at: first, interval: interval, tolerance: tolerance ?? 0, mode: mode, send)
            return AnyCancellable(timer.invalidate)
        }
    }

    /// A publisher of the date, every `interval` seconds, once it is connected.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common)
    ///         .autoconnect()
    ///         .sink { print($0) }
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> Timer.TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
