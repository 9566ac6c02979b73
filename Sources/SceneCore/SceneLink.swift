import Foundation

/// What a link leads to, as far as others than the app can know: a browser shows the address, copies it, and opens it beside.
package struct SceneLink: Equatable, Sendable {
    package enum Address: Equatable, Sendable {
        /// Out of the app.
        case outside(URL)
        /// Into the app, as a link of its own scheme.
        case intoApp(URL)
        /// None that anybody but the app could open.
        case none
    }

    package var address: Address
    /// A press is the app's to answer. Otherwise the host may go to the address by itself, and need not tell of it.
    package var asksApp: Bool

    package init(_ address: Address, asksApp: Bool) {
        self.address = address
        self.asksApp = asksApp
    }
}
