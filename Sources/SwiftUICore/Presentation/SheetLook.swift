import Foundation
import SceneCore

/// How a sheet is painted.
struct SheetLook: Equatable {
    /// Behind the content, at the whole height and below it.
    let background: SceneColor
    let floatingBackground: SceneColor
    let cornerRadius: CGFloat
    let dimming: SceneColor
    let indicator: SceneColor

    @MainActor
    init(_ wishes: SheetWishes, in environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        var surroundings = environment
        surroundings.isRaised = true
        let own = wishes.background?.style.value(in: environment)?.color.resolved(in: environment)
        background = own ?? Backdrop.screen.color(in: surroundings)
        floatingBackground = own ?? StandardColor.denseGlass.color(in: scheme)
        cornerRadius = max(0, wishes.cornerRadius ?? SheetMetrics.cornerRadius)
        dimming = StandardColor.dimming.color(in: scheme)
        indicator = StandardColor.tertiaryLabel.color(in: scheme)
    }
}
