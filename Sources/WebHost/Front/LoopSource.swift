import CWebSockets

/// A descriptor of ours that waits in the loop beside the network.
protocol LoopSource: AnyObject {
    var descriptor: Int32 { get }
    /// Reads once. False if the descriptor has nothing more to give and is to be closed.
    func becameReadable() -> Bool
    /// Writes what waited. False if the descriptor is to be closed.
    func becameWritable() -> Bool
    /// Whether something waits for the descriptor to become writable.
    var isBlocked: Bool { get }
    /// The loop has closed the descriptor.
    func closed()
}

extension LoopSource {
    func becameWritable() -> Bool { true }
    var isBlocked: Bool { false }
    func closed() {}
}

/// A descriptor's place in the loop.
final class LoopHandle {
    let source: any LoopSource
    /// Set by the loop while it waits for the descriptor.
    var wsi: OpaquePointer?

    init(source: any LoopSource) {
        self.source = source
    }

    /// Asks for ``LoopSource/becameWritable()``.
    func wakeWhenWritable() {
        if let wsi { lws_callback_on_writable(wsi) }
    }
}
