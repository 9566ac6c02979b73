import Foundation

/// A view's size, and where its alignment guides lie, in its own coordinates.
public struct ViewDimensions {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    private let explicit: (AlignmentKey) -> CGFloat?

    package init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// Where a horizontal guide lies, set or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        explicit(guide.key) ?? guide.id.defaultValue(in: self)
    }

    /// Where a vertical guide lies, set or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        explicit(guide.key) ?? guide.id.defaultValue(in: self)
    }

    /// Where a horizontal guide lies, if the view or one in it says so.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit(guide.key)
    }

    /// Where a vertical guide lies, if the view or one in it says so.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit(guide.key)
    }
}

@available(*, unavailable)
extension ViewDimensions: Sendable {}

extension ViewDimensions: Equatable {
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.width == right.width && left.height == right.height
    }
}
