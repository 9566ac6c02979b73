/// The last that a process wrote to standard error.
struct LastWords {
    private let text: String

    init(_ bytes: some Collection<UInt8>) {
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Why it ended, as Swift says it; nil if it did not say.
    var line: String? {
        let lines = text.split(whereSeparator: \.isNewline)
        for marker in ["Fatal error: ", "fatal error: ", "Could not allocate memory"] {
            guard let line = lines.last(where: { $0.contains(marker) }) else { continue }
            let start = line.range(of: marker)?.lowerBound ?? line.startIndex
            return String(line[start...])
        }
        return nil
    }
}
