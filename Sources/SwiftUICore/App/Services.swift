import Foundation
import SceneCore

/// What the framework is given from outside: text that is measured, pictures, colours and symbols that
/// are found, and which links lead back to the app.
@MainActor
package struct Services {
    package let text: any TextMeasurer
    package let pictures: Pictures
    package let colors: NamedColors
    package let symbols: Symbols
    /// The app's texts in other languages.
    package let strings: any StringSource
    /// The links that are the app's own.
    package let schemes: LinkSchemes
    /// What the app keeps for the person who uses it.
    package let defaults: UserDefaults
    /// Fetches what the app shows of the web.
    package let loader: any PictureLoader

    package init(
        text: any TextMeasurer, images: any ImageSource, colors: any ColorSource, symbols: any SymbolSource,
        strings: any StringSource = NoStrings(), schemes: LinkSchemes = .any,
        defaults: UserDefaults = VolatileDefaults(), loader: any PictureLoader = NoPictures()
    ) {
        self.text = text
        pictures = Pictures(images)
        self.colors = NamedColors(colors)
        self.symbols = Symbols(symbols)
        self.strings = strings
        self.schemes = schemes
        self.defaults = defaults
        self.loader = loader
    }
}

/// Fetches nothing: for an app that is only looked at.
package final class NoPictures: PictureLoader {
    package init() {}

    package func load(_ url: URL, scale: CGFloat) async throws -> ImageAsset {
        throw URLError(.notConnectedToInternet)
    }
}
