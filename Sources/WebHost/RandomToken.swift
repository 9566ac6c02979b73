/// A word that nobody can guess: 128 random bits as 32 hexadecimal digits. It names sessions and scenes, and marks pages.
enum RandomToken {
    static func make() -> String {
        var source = SystemRandomNumberGenerator()
        return hexadecimal(source.next()) + hexadecimal(source.next())
    }

    /// Sixteen digits.
    static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
