/// Which links an app wants to be handed.
enum LinkSchemes: Codable, Equatable {
    /// Those of its Info.plist (`CFBundleURLTypes`), in lower case.
    case registered([String])
    /// It has no Info.plist to say: any but those that mean something to a browser.
    case any

    private static let browsersOwn = ["http", "https", "javascript", "data", "file", "blob", "about", "vbscript"]

    /// - Parameter information: What the app's Info.plist says; empty if it has none.
    init(information: [String: Any]) {
        guard !information.isEmpty else {
            self = .any
            return
        }
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        self = .registered(
            types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// Whether the app says itself that it opens such links.
    func names(_ scheme: String) -> Bool {
        if case .registered(let schemes) = self { schemes.contains(scheme) } else { false }
    }

    func admits(_ scheme: String) -> Bool {
        if Self.browsersOwn.contains(scheme) { return false }
        return self == .any || names(scheme)
    }
}
