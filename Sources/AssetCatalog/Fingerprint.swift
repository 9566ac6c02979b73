import Foundation

/// A number that changes when a file does: FNV-1a with 64 bits (Fowler, Noll and Vo). Not for secrets.
struct Fingerprint {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init(of data: Data) {
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                value ^= UInt64(byte)
                value = value &* 0x0000_0100_0000_01b3
            }
        }
    }
}
