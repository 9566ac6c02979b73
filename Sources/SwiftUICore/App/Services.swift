import SceneCore

/// What the framework is given from outside: text that is measured, and pictures, colours and symbols that are found.
@MainActor
package struct Services {
    package let text: any TextMeasurer
    package let pictures: Pictures
    package let colors: NamedColors
    package let symbols: Symbols

    package init(
        text: any TextMeasurer, images: any ImageSource, colors: any ColorSource, symbols: any SymbolSource
    ) {
        self.text = text
        pictures = Pictures(images)
        self.colors = NamedColors(colors)
        self.symbols = Symbols(symbols)
    }
}
