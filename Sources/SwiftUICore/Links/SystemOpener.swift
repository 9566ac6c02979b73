import Foundation
import SceneCore

/// Opens addresses for a window as the system does, where the app has not said that it does so itself.
@MainActor
final class SystemOpener {
    private let handle: Handle<Window>
    private var window: Window? { handle.object }

    init(of window: Window) {
        handle = window.handle
    }

    func address(of url: URL) -> SceneLink.Address {
        switch window?.services.schemes.route(of: url) {
        case .outside: .outside(url)
        case .intoApp: .intoApp(url)
        case .refused, nil: .none
        }
    }

    /// Whether there is somebody to take the address.
    func open(_ url: URL) -> Bool {
        guard let window else { return false }
        switch address(of: url) {
        case .outside(let url):
            window.onOpenURL?(url)
            return true
        case .intoApp(let url):
            // After what the code that asks is doing, as a link that comes from elsewhere.
            window.graph.afterLayout { [handle] in handle.object?.addresses.open(url) }
            return true
        case .none:
            refuse(url)
            return false
        }
    }

    /// Hands something to others, as soon as it is in a form that they take.
    func share(_ draft: ShareDraft) {
        guard let window else { return }
        _ = window.graph.run(priority: .userInitiated) { [weak window] in
            let content = await draft.content()
            await window?.hand(content)
        }
    }

    private func refuse(_ url: URL) {
        let schemes = LinkSchemes.outside.joined(separator: ", ")
        RuntimeWarning.log(
            "\(url.absoluteString) was not opened. Addresses that begin with \(schemes), or with a scheme that the app "
                + "registers in CFBundleURLTypes of its Info.plist, are; handle others with an OpenURLAction of your own."
        )
    }
}

extension Window {
    fileprivate func hand(_ content: SharedContent) {
        if !content.isEmpty { onShare?(content) }
    }
}
