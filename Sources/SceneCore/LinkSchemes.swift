import Foundation

/// Which links an app wants to be handed.
package enum LinkSchemes: Codable, Equatable, Sendable {
    /// Those of its Info.plist (`CFBundleURLTypes`), in lower case.
    case registered([String])
    /// It has no Info.plist to say: any but those that mean something to a browser.
    case any

    private static let browsersOwn = ["http", "https", "javascript", "data", "file", "blob", "about", "vbscript"]

    /// - Parameter information: What the app's Info.plist says; empty if it has none.
    package init(information: [String: Any]) {
        guard !information.isEmpty else {
            self = .any
            return
        }
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        self = .registered(
            types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// Whether the app says itself that it opens such links.
    package func names(_ scheme: String) -> Bool {
        if case .registered(let schemes) = self { schemes.contains(scheme) } else { false }
    }

    package func admits(_ scheme: String) -> Bool {
        if Self.browsersOwn.contains(scheme) { return false }
        return self == .any || names(scheme)
    }
}

// The way out.
extension LinkSchemes {
    /// Where an address goes that the app itself asks to have opened.
    package enum Route: Equatable, Sendable {
        /// Out of the app, to whoever opens such addresses.
        case outside
        /// Back into the app, as any link of its own scheme.
        case intoApp
        /// Nowhere: it could run code in the page, read files, or would be understood by nobody.
        case refused
    }

    /// The schemes that lead out. What is not among them stays closed: an address may come from anywhere.
    package static let outside = ["http", "https", "mailto", "sms", "tel"]

    package func route(of url: URL) -> Route {
        guard let scheme = url.scheme?.lowercased() else { return .refused }
        if names(scheme), admits(scheme) { return .intoApp }
        if Self.outside.contains(scheme) { return .outside }
        return admits(scheme) ? .intoApp : .refused
    }
}
