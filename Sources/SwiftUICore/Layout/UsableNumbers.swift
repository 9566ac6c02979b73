import Foundation

// A layout with a number that is none would never be equal to itself, and so never come to rest. SwiftUI warns of such
// numbers in frames and leaves them out; here that holds for all numbers of a layout.

extension CGFloat {
    /// The number itself, or nothing in place of one that is none or has no end. The app's author is told.
    nonisolated var usable: CGFloat {
        if isFinite { return self }
        RuntimeWarning.log("A distance that is not finite was given to a layout, and is left out.")
        return 0
    }
}

extension CGFloat? {
    /// The same for a number that may be missing: one that cannot be used is.
    nonisolated var usable: CGFloat? {
        guard let self, !self.isFinite else { return self }
        _ = self.usable
        return nil
    }
}

extension CGSize {
    nonisolated var usable: CGSize { CGSize(width: width.usable, height: height.usable) }

    /// A size may have no end, but it has to be a number.
    nonisolated var measurable: CGSize {
        if !width.isNaN, !height.isNaN { return self }
        RuntimeWarning.log("A view has a size that is not a number. It counts as nothing.")
        return CGSize(width: width.isNaN ? 0 : width, height: height.isNaN ? 0 : height)
    }
}

extension CGPoint {
    nonisolated var usable: CGPoint { CGPoint(x: x.usable, y: y.usable) }
}

extension EdgeInsets {
    nonisolated var usable: EdgeInsets {
        EdgeInsets(top: top.usable, leading: leading.usable, bottom: bottom.usable, trailing: trailing.usable)
    }
}

extension ProposedViewSize {
    /// A proposal that is no number says nothing.
    nonisolated var measurable: ProposedViewSize {
        if width?.isNaN != true, height?.isNaN != true { return self }
        RuntimeWarning.log("A view was proposed a size that is not a number. It counts as none.")
        return ProposedViewSize(width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
    }
}
