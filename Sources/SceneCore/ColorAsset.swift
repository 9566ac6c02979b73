/// A colour of the app's bundle, for both appearances.
package struct ColorAsset: Equatable, Sendable {
    package var light: SceneColor
    package var dark: SceneColor

    package init(light: SceneColor, dark: SceneColor) {
        self.light = light
        self.dark = dark
    }
}

/// Finds colours by name.
@MainActor
package protocol ColorSource: AnyObject {
    func color(named name: String) -> ColorAsset?
}
