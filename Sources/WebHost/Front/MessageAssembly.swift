/// Puts a client's message together from the fragments that libwebsockets delivers.
struct MessageAssembly {
    enum Outcome {
        /// More is to come.
        case partial
        /// The message is whole: it is in the fragment itself if that was all of it, else in ``assembled``.
        case wholeInFragment, wholeAssembled
        case tooLong
    }

    /// How many times the limit is read and forgotten before a message is refused that does not end. A socket that is closed
    /// with something unread loses the reason on its way.
    private static let patience = 64

    private let limit: Int
    private var count = 0
    private(set) var assembled: [UInt8] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes the next fragment. What was assembled before is forgotten at the first fragment of a message.
    mutating func add(_ fragment: UnsafeRawBufferPointer, isFirst: Bool, isLast: Bool) -> Outcome {
        if isFirst {
            assembled.removeAll(keepingCapacity: true)
            count = 0
        }
        count += fragment.count
        guard count <= limit else { return isLast || count > limit * Self.patience ? .tooLong : .partial }
        if isFirst && isLast { return .wholeInFragment }
        assembled += fragment
        return isLast ? .wholeAssembled : .partial
    }
}
