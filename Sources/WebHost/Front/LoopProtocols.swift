import CWebSockets
import Glibc

/// The table of protocols as libwebsockets wants it: C functions by name, at an address that stays.
final class LoopProtocols {
    static let descriptorName = "martlet-descriptor"
    /// How much is read from a socket at once, in bytes; a press has about 20.
    private static let received = 4 * 1024
    /// How much goes to the system at once, in bytes. What is longer costs a copy and another round of the loop.
    private static let sent = 1024 * 1024

    let table: UnsafeMutablePointer<lws_protocols>
    /// Where the functions find the loop, once there is one.
    let owner: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var names: [UnsafeMutablePointer<CChar>] = []

    init() {
        owner = .allocate(capacity: 1)
        owner.initialize(to: nil)
        // The entry without a name ends the table.
        table = .allocate(capacity: 4)
        table.initialize(repeating: lws_protocols(), count: 4)
        // The first protocol answers HTTP.
        table[0].callback = httpReported
        table[1].callback = socketReported
        table[2].callback = descriptorReported
        for (index, name) in ["http", Router.subprotocol, Self.descriptorName].enumerated() {
            guard let copy = strdup(name) else { continue }
            names.append(copy)
            table[index].name = UnsafePointer(copy)
            table[index].rx_buffer_size = Self.received
            table[index].tx_packet_size = Self.sent
        }
    }

    deinit {
        owner.deallocate()
        table.deallocate()
        for name in names { free(name) }
    }
}

private func httpReported(
    wsi: OpaquePointer?, reason: lws_callback_reasons, user: UnsafeMutableRawPointer?, word: UnsafeMutableRawPointer?,
    count: Int
) -> Int32 {
    guard let wsi, let loop = loop(of: wsi) else { return 0 }
    return loop.http(wsi, reason, word)
}

private func socketReported(
    wsi: OpaquePointer?, reason: lws_callback_reasons, user: UnsafeMutableRawPointer?, bytes: UnsafeMutableRawPointer?,
    count: Int
) -> Int32 {
    guard let wsi, let loop = loop(of: wsi) else { return 0 }
    return loop.socket(wsi, reason, UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
}

private func descriptorReported(
    wsi: OpaquePointer?, reason: lws_callback_reasons, user: UnsafeMutableRawPointer?, bytes: UnsafeMutableRawPointer?,
    count: Int
) -> Int32 {
    guard let wsi, let loop = loop(of: wsi) else { return 0 }
    return loop.descriptor(wsi, reason)
}

private func loop(of wsi: OpaquePointer) -> EventLoop? {
    guard let owner = lws_context_user(lws_get_context(wsi)) else { return nil }
    let loop = owner.assumingMemoryBound(to: UnsafeMutableRawPointer?.self).pointee
    return loop.map { Unmanaged<EventLoop>.fromOpaque($0).takeUnretainedValue() }
}
