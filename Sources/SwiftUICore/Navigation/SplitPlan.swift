import Foundation
import NavigationCore

/// Where the columns of a split view are, and what of each is covered by bars, by the device's edges or by the other column.
struct SplitPlan: Equatable {
    struct Column: Equatable {
        var frame: CGRect
        var safeArea: EdgeInsets
    }

    /// Nil while it is not to be seen.
    var sidebar: Column?
    /// Nil while it is not to be seen.
    var detail: Column?

    init(_ presentation: SplitNavigation.Presentation, size: CGSize, safeArea: EdgeInsets) {
        let whole = Column(frame: CGRect(origin: .zero, size: size), safeArea: safeArea)
        switch presentation {
        case .stack(top: .detail):
            // The sidebar stays where it was, below.
            sidebar = whole
            detail = whole
        case .stack:
            sidebar = whole
        case .columns(sidebar: .hidden):
            detail = whole
        case .columns(sidebar: .overDetail):
            sidebar = Self.panel(in: size, safeArea: safeArea)
            detail = whole
        case .columns(sidebar: .besideDetail):
            sidebar = Self.panel(in: size, safeArea: safeArea)
            detail = whole
            // The detail runs on under the floating sidebar, and keeps its content clear of it.
            detail?.safeArea.leading = (sidebar?.frame.maxX ?? 0)
        }
    }

    private static func panel(in size: CGSize, safeArea: EdgeInsets) -> Column {
        let left = max(safeArea.leading, SplitMetrics.sidebarInset)
        let width = min(SplitMetrics.sidebarWidth, max(0, size.width - left - SplitMetrics.leastDetail))
        let top = max(safeArea.top, SplitMetrics.sidebarInset)
        return Column(
            frame: CGRect(
                x: left, y: top, width: width, height: max(0, size.height - top - SplitMetrics.sidebarBottom)),
            safeArea: EdgeInsets(
                top: SplitMetrics.sidebarTop, leading: 0, bottom: SplitMetrics.sidebarInset, trailing: 0))
    }
}
