import Foundation
import SceneCore

/// An app as the web host knows it: where it is found, what is served beside it, and how its scenes are made.
package struct HostedApp {
    /// The component of its address below `/apps/`; letters, digits, dots, hyphens and underscores.
    package var name: String
    package var title: String
    /// What the executable must be told, whenever it is started again, to be this app.
    package var arguments: [String]
    /// What the app's Info.plist says; empty if it has none.
    package var information: [String: Any]
    /// The app's pictures by ``ImageAsset/File/key``, served at `/apps/NAME/assets/KEY`.
    package var pictures: [String: URL]
    /// WOFF2 files and their style sheet by file name, served at `/fonts/FILE`.
    package var fonts: [String: URL]
    /// The one of ``fonts`` that is the style sheet; nil if there is none.
    package var fontSheet: String?
    package var hanFaces: HanFaces
    /// Loads what every visitor needs (fonts, Foundation), once, before any visitor's process is forked. It runs no code
    /// of the app and starts no thread.
    package var warmUp: @MainActor () -> Void
    /// Called once in each visitor's process: here the app's own code begins.
    package var makeProvider: @MainActor () -> any SceneProvider

    package init(
        name: String, title: String, information: [String: Any] = Bundle.main.infoDictionary ?? [:],
        arguments: [String] = [], pictures: [String: URL], fonts: [String: URL], fontSheet: String?, hanFaces: HanFaces,
        warmUp: @escaping @MainActor () -> Void, makeProvider: @escaping @MainActor () -> any SceneProvider
    ) {
        self.name = name
        self.title = title
        self.information = information
        self.arguments = arguments
        self.pictures = pictures
        self.fonts = fonts
        self.fontSheet = fontSheet
        self.hanFaces = hanFaces
        self.warmUp = warmUp
        self.makeProvider = makeProvider
    }

    var card: AppCard { AppCard(name: name, title: title, links: LinkSchemes(information: information)) }
    /// Where the app's page is.
    var base: String { card.base }
}
