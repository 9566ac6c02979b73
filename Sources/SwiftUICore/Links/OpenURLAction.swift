import Foundation
import SceneCore

/// Opens an address: a page of the web, a mail, a link of the app's own scheme.
///
/// Read it from the environment and call it like a function:
///
///     struct Help: View {
///         @Environment(\.openURL) private var openURL
///         let manual: URL
///
///         var body: some View {
///             Button("Manual") { openURL(manual) }
///         }
///     }
///
/// A page of the web opens beside the app. An address of a scheme that the app has registered comes back to the app's own
/// `onOpenURL(perform:)`. Addresses of other schemes than `http`, `https`, `mailto`, `sms` and `tel` are refused, with one line
/// in the log.
///
/// Views around can decide otherwise. They put an action of their own in the environment, which counts for ``Link`` too:
///
///     ManualPage()
///         .environment(\.openURL, OpenURLAction { url in
///             guard let chapter = Chapter(url) else { return .systemAction }
///             shown = chapter
///             return .handled
///         })
@MainActor
@preconcurrency
public struct OpenURLAction {
    /// What has become of an address, or is to become of it.
    public struct Result: Sendable {
        fileprivate let outcome: Outcome

        fileprivate enum Outcome {
            case handled, discarded
            /// The original address, if nil.
            case system(URL?)
        }

        /// The handler has opened the address.
        public static let handled = Result(outcome: .handled)
        /// The handler does not open the address, and nobody else is to.
        public static let discarded = Result(outcome: .discarded)
        /// The address is to be opened as if there were no handler.
        public static let systemAction = Result(outcome: .system(nil))

        /// Another address is to be opened, as if there were no handler.
        public static func systemAction(_ url: URL) -> Result {
            Result(outcome: .system(url))
        }
    }

    /// Nil where no view has said what to do.
    fileprivate let handler: OpenURLHandler?
    fileprivate let system: SystemOpener?

    /// An action that lets a closure decide.
    public init(handler: @escaping (_ url: URL) -> OpenURLAction.Result) {
        self.init(OpenURLHandler(handler), system: nil)
    }

    fileprivate nonisolated init(_ handler: OpenURLHandler?, system: SystemOpener?) {
        self.handler = handler
        self.system = system
    }

    /// Opens an address. Do not call it by this name; write `openURL(url)`.
    public func callAsFunction(_ url: URL) {
        _ = open(url)
    }

    /// Opens an address, and says whether somebody has taken it. Do not call it by this name; write `openURL(url) { … }`.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    private func open(_ url: URL) -> Bool {
        switch handler?.handle(url).outcome {
        case .handled: true
        case .discarded: false
        case .system(let other): system?.open(other ?? url) ?? false
        case nil: system?.open(url) ?? false
        }
    }

    /// What a link to an address is to others than the app. If a view has a handler, only that knows what a press does.
    func sceneLink(to url: URL) -> SceneLink {
        let address = system?.address(of: url) ?? .none
        if case .outside = address { return SceneLink(address, asksApp: handler != nil) }
        return SceneLink(handler == nil ? address : .none, asksApp: true)
    }
}

/// The closure of an action, which is the same as long as it is the same object.
@MainActor
final class OpenURLHandler {
    let handle: (URL) -> OpenURLAction.Result

    init(_ handle: @escaping (URL) -> OpenURLAction.Result) {
        self.handle = handle
    }
}

extension EnvironmentValues {
    private struct OpenURLHandlerKey: EnvironmentKey {
        static var defaultValue: OpenURLHandler? { nil }
    }

    private struct SystemOpenerKey: EnvironmentKey {
        static var defaultValue: SystemOpener? { nil }
    }

    /// Opens addresses where no view has a handler; nil outside of a window.
    var systemOpener: SystemOpener? {
        get { self[SystemOpenerKey.self] }
        set { self[SystemOpenerKey.self] = newValue }
    }

    /// Opens an address; see ``OpenURLAction``.
    @MainActor
    @preconcurrency
    public var openURL: OpenURLAction {
        get { OpenURLAction(self[OpenURLHandlerKey.self], system: systemOpener) }
        set { self[OpenURLHandlerKey.self] = newValue.handler }
    }
}
