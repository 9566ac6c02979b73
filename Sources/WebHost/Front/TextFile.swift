/// A file of text as it goes over the wire. It stays the same as long as nobody builds.
struct TextFile {
    /// What is on disk.
    let source: [UInt8]
    let body: [UInt8]
    /// The body as ``Gzip`` packs it; nil for one that is too short for that.
    let packed: [UInt8]?

    init(source: [UInt8], isOurs: Bool) {
        self.source = source
        body = isOurs ? Array(ClientText.stripped(String(decoding: source, as: UTF8.self)).utf8) : source
        packed = Gzip.pack(body)
    }
}

/// What a browser needs of our scripts and style sheets: a third of their bytes on the wire would be comments.
enum ClientText {
    /// The text without the lines that are only comments, and without indentation. Lines keep their numbers, which a browser
    /// names where something goes wrong.
    ///
    /// No literal of ours goes on over several lines, and nothing stands behind a comment that begins a line.
    static func stripped(_ text: String) -> String {
        var isInComment = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let content = line.drop { $0 == " " || $0 == "\t" }
            let begins = content.hasPrefix("/*")
            defer { if isInComment || begins { isInComment = !content.contains("*/") } }
            return isInComment || begins || content.hasPrefix("//") ? "" : content
        }
        return lines.joined(separator: "\n")
    }
}
