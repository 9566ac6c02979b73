/// What a visitor is told of the end of their app.
struct Fault: Equatable {
    /// How the process ended.
    var end: String
    /// The last that it said on standard error, which for a trap is why.
    var words: String?
    /// The link that it was opening.
    var link: Link?

    var sentence: String {
        let occasion = link.map { " while it opened the link \($0.words)" } ?? ""
        let reason = words.map { ": \($0)" } ?? " (\(end))"
        return "The app stopped\(occasion)\(reason)" + (reason.hasSuffix(".") ? "" : ".")
    }
}
