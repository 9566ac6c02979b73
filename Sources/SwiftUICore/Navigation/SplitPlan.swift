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
        case .stack(let columns):
            // The sidebar stays where it was, below.
            sidebar = whole
            if columns.last == .detail { detail = whole }
        case .columns(let leading):
            detail = whole
            guard leading.first == .sidebar else { return }
            let panel = Self.panel(in: size, safeArea: safeArea)
            sidebar = panel
            // The detail runs on under a floating sidebar beside it, and keeps its content clear of it.
            if leading.sidebar == .beside { detail?.safeArea.leading = panel.frame.maxX }
        }
    }

    private static func panel(in size: CGSize, safeArea: EdgeInsets) -> Column {
        let left = max(safeArea.leading, SplitMetrics.sidebarInset)
        let width = min(SplitMetrics.sidebarWidth, max(0, size.width - left - SplitNavigation.Room.leastDetail))
        let top = max(safeArea.top, SplitMetrics.sidebarInset)
        return Column(
            frame: CGRect(
                x: left, y: top, width: width, height: max(0, size.height - top - SplitMetrics.sidebarBottom)),
            safeArea: EdgeInsets(
                top: SplitMetrics.sidebarTop, leading: 0, bottom: SplitMetrics.sidebarInset, trailing: 0))
    }
}
