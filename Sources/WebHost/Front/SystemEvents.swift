import CProcess
import Glibc

/// The signals that the front answers to, as something to read.
final class SignalSource: LoopSource {
    let descriptor: Int32
    private let handle: (Int32) -> Void

    init(_ signals: [Int32], handle: @escaping (Int32) -> Void) {
        descriptor = process_signal_descriptor(signals, signals.count)
        self.handle = handle
    }

    func becameReadable() -> Bool {
        while true {
            let signal = process_next_signal(descriptor)
            if signal == 0 { return true }
            handle(signal)
        }
    }
}

/// A slow beat, for what may happen some seconds late.
final class Ticker: LoopSource {
    let descriptor: Int32
    private let handle: () -> Void

    init(seconds: Int32, handle: @escaping () -> Void) {
        descriptor = process_ticker(seconds)
        self.handle = handle
    }

    func becameReadable() -> Bool {
        process_acknowledge(descriptor)
        handle()
        return true
    }
}
