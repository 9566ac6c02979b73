/// The name under which a browser on this machine reached us.
///
/// Only names that always mean this machine are taken: a page from elsewhere whose own name was made to point here (DNS
/// rebinding) sends that name, and is turned away.
struct LoopbackHost: Equatable {
    private static let names = ["127.0.0.1", "localhost"]

    /// As the `Host` field has it, in lower case: `127.0.0.1:8080`.
    let authority: String

    /// Nil if the field is missing, names another machine, or has a port that is not a number.
    init?(_ field: String?) {
        guard let field = field?.lowercased() else { return nil }
        let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, Self.names.contains(String(name)) else { return nil }
        if parts.count == 2 {
            guard parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), UInt16(parts[1]) != nil else { return nil }
        }
        authority = field
    }

    /// Whether an `Origin` field is a page of ours: the same name and port, and so the very host that was asked.
    func isOrigin(_ field: String?) -> Bool {
        field?.lowercased() == "http://" + authority
    }
}
