import Foundation
import SceneCore

/// Distances of a screen's large title, in points (`platform/bars-and-controls.md`, "Navigation bar", iOS 26; exact at the usual
/// text size).
struct LargeTitleMetrics: Equatable {
    /// 34 bold, which grows with the person's text size as the text style of this name does (recall).
    let size: CGFloat
    let weight = 700
    /// Below the bar.
    let top: CGFloat = 3.5
    /// With what is under it: 52.5 for a label 41 high.
    let height: CGFloat

    init(at size: TextSize) {
        let style = TextStyleMetrics.of(.largeTitle, at: size)
        self.size = style.size
        height = 52.5 - 41 + style.leading
    }

    /// How far it has to be scrolled until its letters go below the bar, and until they have gone.
    var vanishing: ClosedRange<CGFloat> { top + size...max(top + size, height) }
}
