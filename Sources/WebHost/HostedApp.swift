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
    @MainActor package var pictures: [String: URL] { makePictures() }
    /// WOFF2 files and their style sheet by file name, served at `/fonts/FILE`.
    @MainActor package var fonts: [String: URL] { makeFonts() }
    /// The one of ``fonts`` that is the style sheet; nil if there is none.
    @MainActor package var fontSheet: String? { makeFontSheet() }
    // The front is the same executable and needs none of them: they are not looked for before somebody asks.
    private let makePictures: @MainActor () -> [String: URL]
    private let makeFonts: @MainActor () -> [String: URL]
    private let makeFontSheet: @MainActor () -> String?
    package var hanFaces: HanFaces
    /// A picture that the app has fetched for the visitor of this process and shows, by its key.
    package var fetchedPicture: @MainActor (_ key: String) -> Data?
    /// Loads what every visitor needs (fonts, Foundation), so that the processes of visitors are forked with it. It runs no code
    /// of the app and leaves no thread behind.
    package var warmUp: @MainActor () -> Void
    /// The same for what many visitors need, in short steps: done while nobody waits.
    package var furtherSteps: @MainActor () -> [() -> Void]
    /// Called once in each visitor's process: here the app's own code begins.
    package var makeProvider: @MainActor () -> any SceneProvider

    package init(
        name: String, title: String, information: [String: Any] = Bundle.main.infoDictionary ?? [:],
        arguments: [String] = [], pictures: @autoclosure @escaping @MainActor () -> [String: URL],
        fonts: @autoclosure @escaping @MainActor () -> [String: URL],
        fontSheet: @autoclosure @escaping @MainActor () -> String?,
        hanFaces: HanFaces, fetchedPicture: @escaping @MainActor (_ key: String) -> Data? = { _ in nil },
        warmUp: @escaping @MainActor () -> Void, furtherSteps: @escaping @MainActor () -> [() -> Void] = { [] },
        makeProvider: @escaping @MainActor () -> any SceneProvider
    ) {
        self.name = name
        self.title = title
        self.information = information
        self.arguments = arguments
        makePictures = pictures
        makeFonts = fonts
        makeFontSheet = fontSheet
        self.hanFaces = hanFaces
        self.fetchedPicture = fetchedPicture
        self.warmUp = warmUp
        self.furtherSteps = furtherSteps
        self.makeProvider = makeProvider
    }

    var card: AppCard { AppCard(name: name, title: title, links: LinkSchemes(information: information)) }
    /// Where the app's page is.
    var base: String { card.base }
}
