import Foundation

/// A circle, in the middle of its rectangle.
public nonisolated struct Circle: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        guard !rect.isNull else { return Path() }
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// As wide as it is high.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side =
            switch (proposal.width, proposal.height) {
            case (nil, nil): LayoutMetrics.idealLength
            case (let length?, nil), (nil, let length?): length
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }
}

extension Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        SmallerShape(shape: self, amount: amount)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
