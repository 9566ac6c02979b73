import Foundation
import SceneCore

extension Image {
    /// What becomes of a picture's colours.
    public enum TemplateRenderingMode: Sendable {
        /// They are painted over with the foreground style; how much the picture lets through stays.
        case template
        /// They stay.
        case original
    }

    /// How a picture is painted larger than it is.
    public enum Interpolation: Sendable {
        /// Its pixels are seen as squares.
        case none
        case low, medium, high
    }

    /// Paints the picture in its own colours or in that of the foreground; nil for its own. A symbol is always painted with the
    /// foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.isTemplate = renderingMode == .template
        return image
    }

    /// How the picture is painted where it is larger than in its file. All but none are one to a page.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.isPixelated = interpolation == .none
        return image
    }

    /// Whether the picture's edges are smooth. A page always paints them so.
    public func antialiased(_ isAntialiased: Bool) -> Image {
        self
    }

    /// How the picture is painted, whatever it is painted with.
    var change: ImageChange {
        var change = ImageChange()
        change.isPixelated = isPixelated
        return change
    }

    /// What is painted in place of the picture's colours; nil if they stay.
    @MainActor
    func tint(in environment: EnvironmentValues) -> StylePaint? {
        isTemplate ? ForegroundStyle().paint(in: environment) : nil
    }
}
