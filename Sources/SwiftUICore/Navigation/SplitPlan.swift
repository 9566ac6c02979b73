import Foundation
import NavigationCore

/// Where the columns of a split view are, and what of each is covered by bars, by the device's edges or by the other columns.
struct SplitPlan: Equatable {
    struct Column: Equatable {
        var frame: CGRect
        var safeArea: EdgeInsets
    }

    /// Those that are to be seen, at least in part.
    private(set) var columns: [NavigationSplitViewColumn: Column] = [:]

    init(
        _ presentation: SplitNavigation.Presentation, hasContent: Bool, size: CGSize, safeArea: EdgeInsets
    ) {
        switch presentation {
        case .stack(let stack):
            // Those below stay where they were.
            let whole = Column(frame: CGRect(origin: .zero, size: size), safeArea: safeArea)
            for column in stack { columns[column] = whole }
        case .columns(let leading):
            let widths = Widths(leading, hasContent: hasContent, size: size, safeArea: safeArea)
            var clear = safeArea
            clear.top = Self.panelTop(safeArea) + SplitMetrics.sidebarTop
            place(leading, widths: widths, in: size, safeArea: clear, panelTop: Self.panelTop(safeArea))
        }
    }

    private static func panelTop(_ safeArea: EdgeInsets) -> CGFloat { max(safeArea.top, SplitMetrics.sidebarInset) }

    /// - Parameter safeArea: Its top is that of the sidebar's bar, so that the bars of all columns stand in one line.
    private mutating func place(
        _ leading: SplitNavigation.LeadingColumns, widths: Widths, in size: CGSize, safeArea: EdgeInsets,
        panelTop: CGFloat
    ) {
        var detail = Column(frame: CGRect(origin: .zero, size: size), safeArea: safeArea)
        let panel = Self.panel(width: widths.sidebar, top: panelTop, in: size, safeArea: safeArea)
        if leading.sidebar != .hidden { columns[.sidebar] = panel }
        // What a floating sidebar is beside runs on under it, and keeps its content clear of it.
        let sidebarEnd = leading.sidebar == .hidden || leading.isContentDimmed ? safeArea.leading : panel.frame.maxX
        if leading.content != .hidden {
            var content = Column(
                frame: CGRect(x: 0, y: 0, width: sidebarEnd + widths.content, height: size.height), safeArea: safeArea)
            content.safeArea.leading = sidebarEnd
            content.safeArea.trailing = 0
            columns[.content] = content
        }
        if leading.content == .beside {
            let start = sidebarEnd + widths.content + SplitMetrics.separator
            detail.frame = CGRect(x: start, y: 0, width: max(0, size.width - start), height: size.height)
            detail.safeArea.leading = 0
        } else if leading.sidebar == .beside {
            detail.safeArea.leading = sidebarEnd
        }
        columns[.detail] = detail
    }

    private static func panel(width: CGFloat, top: CGFloat, in size: CGSize, safeArea: EdgeInsets) -> Column {
        let left = max(safeArea.leading, SplitMetrics.sidebarInset)
        return Column(
            frame: CGRect(
                x: left, y: top, width: width, height: max(0, size.height - top - SplitMetrics.sidebarBottom)),
            safeArea: EdgeInsets(
                top: SplitMetrics.sidebarTop, leading: 0, bottom: SplitMetrics.sidebarInset, trailing: 0))
    }
}

/// How wide the leading columns are.
private struct Widths {
    var sidebar: CGFloat
    var content: CGFloat

    init(
        _ leading: SplitNavigation.LeadingColumns, hasContent: Bool, size: CGSize, safeArea: EdgeInsets
    ) {
        let left = max(safeArea.leading, SplitMetrics.sidebarInset)
        let most = max(0, size.width - left - SplitNavigation.Room.leastDetail)
        sidebar = min(hasContent ? SplitMetrics.sidebarWidthOfThree : SplitMetrics.sidebarWidth, most)
        content = min(
            SplitMetrics.contentWidth, max(0, size.width - safeArea.leading - SplitNavigation.Room.leastDetail))
        guard leading.sidebar == .beside, leading.content == .beside else { return }
        // Three columns side by side that leave the detail less than a third of the window shrink in proportion
        // (`behaviour`, the table after A1.37).
        content = SplitMetrics.contentWidth
        sidebar = SplitMetrics.sidebarWidthOfThree
        let both = left + sidebar + content
        let room = size.width * 2 / 3
        guard both > room else { return }
        let share = max(0, room - left) / (sidebar + content)
        sidebar *= share
        content *= share
    }
}
