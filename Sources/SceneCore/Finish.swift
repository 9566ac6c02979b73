import Foundation

/// How hosts paint what a style only names, so that a page and a picture look alike: the page's style sheet has these numbers
/// from here.
package enum Finish {
    /// What lies behind the whole window.
    package static func canvas(in scheme: Device.ColorScheme) -> SceneColor {
        switch scheme {
        case .light: SceneColor(255, 255, 255)
        case .dark: SceneColor(0, 0, 0)
        }
    }

    /// What is behind a material: softened by a blur of this standard deviation, in points. A wider one comes out sharp again near the
    /// window's edges where a browser paints without a graphics card.
    package static let materialBlur: CGFloat = 10
    /// What is behind a material has this many times the colour.
    package static let materialSaturation = 1.8

    /// A line of light just inside of the edge of glass, in points.
    package static let rimWidth: CGFloat = 0.5

    package static func rim(in scheme: Device.ColorScheme) -> SceneColor {
        switch scheme {
        case .light: SceneColor(255, 255, 255, alpha: 0.6)
        case .dark: SceneColor(255, 255, 255, alpha: 0.12)
        }
    }

    /// Below what is raised: the one says how near it is, the other how large. The radius is the standard deviation of the blur.
    package static let raised = [
        SceneShadow(color: SceneColor(0, 0, 0, alpha: 0.06), radius: 1, x: 0, y: 1),
        SceneShadow(color: SceneColor(0, 0, 0, alpha: 0.12), radius: 14, x: 0, y: 8),
    ]

    /// How much is left at a place: 0 at the upper edge of a node, 1 at its lower one.
    package struct FadeStop: Equatable, Sendable {
        package var place: CGFloat
        package var opacity: Double

        fileprivate init(_ place: CGFloat, _ opacity: Double) {
            self.place = place
            self.opacity = opacity
        }
    }

    /// A node that fades at its bottom.
    package static let bottomFade = [FadeStop(0.55, 1), FadeStop(1, 0)]
    /// A wheel of options, of which the one in the middle is chosen.
    package static let wheelFade = [FadeStop(0, 0), FadeStop(0.4, 1), FadeStop(0.6, 1), FadeStop(1, 0)]

    /// The line around a field, in points.
    package static let fieldBorder: CGFloat = 1
}
