import Foundation

/// Where the large title and the sections of a list are in what it scrolls, and how far it scrolls.
struct ListPlan: Equatable {
    let titleOrigin: CGPoint
    let sectionOrigins: [CGPoint]
    let sectionWidth: CGFloat
    let contentSize: CGSize

    /// What there is at the edges of a section, on which its distances depend.
    struct Section: Equatable {
        var hasHeader = false
        var hasFooter = false
        /// The distance to the section before it; nil for that of the list's style.
        var spacing: CGFloat?
    }

    /// - Parameters:
    ///   - width: That of the list.
    ///   - safeArea: What bars and the device's edges cover.
    ///   - titleHeight: That of the large title which scrolls with the rows; nil without one.
    ///   - refreshHeight: The room of the sign above all, that the list is being loaded anew; 0 without it.
    ///   - height: The height of a section, given its place in the list and its width.
    @MainActor
    init(
        width: CGFloat, safeArea: EdgeInsets, titleHeight: CGFloat?, look: ListLook, sections: [Section],
        refreshHeight: CGFloat = 0, height: (Int, CGFloat) -> CGFloat
    ) {
        let left = safeArea.leading + (look.margins.leading ?? look.cardInset)
        let right = safeArea.trailing + (look.margins.trailing ?? look.cardInset)
        titleOrigin = CGPoint(x: safeArea.leading, y: safeArea.top + refreshHeight)
        sectionWidth = max(0, width - left - right)
        var origins: [CGPoint] = []
        var y = safeArea.top + refreshHeight + (titleHeight ?? 0)
        for (index, section) in sections.enumerated() {
            y +=
                index == 0
                ? look.distance(above: section, isBelowTitle: titleHeight != nil)
                : look.distance(from: sections[index - 1], to: section)
            origins.append(CGPoint(x: left, y: y))
            y += height(index, sectionWidth)
        }
        sectionOrigins = origins
        contentSize = CGSize(width: width, height: y + (look.margins.bottom ?? ListMetrics.bottom) + safeArea.bottom)
    }
}

extension ListLook {
    /// Above the first section.
    fileprivate func distance(above section: ListPlan.Section, isBelowTitle: Bool) -> CGFloat {
        if section.hasHeader { return ListMetrics.aboveHeader + (margins.top ?? 0) }
        return margins.top ?? (isBelowTitle ? 0 : top)
    }

    fileprivate func distance(from upper: ListPlan.Section, to lower: ListPlan.Section) -> CGFloat {
        if let spacing = lower.spacing { return spacing + (lower.hasHeader ? ListMetrics.aboveHeader : 0) }
        return (lower.hasHeader ? headerSpacing + ListMetrics.aboveHeader : sectionSpacing)
            - (upper.hasFooter ? ListMetrics.footerOverlap : 0)
    }
}
