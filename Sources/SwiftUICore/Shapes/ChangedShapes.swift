import Foundation

/// A shape in a rectangle that is smaller on every side.
struct SmallerShape<Base: Shape>: InsettableShape {
    var shape: Base
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetBy(dx: amount, dy: amount))
    }

    nonisolated func inset(by more: CGFloat) -> SmallerShape {
        SmallerShape(shape: shape, amount: amount + more)
    }
}

/// A shape that is drawn somewhere else than it is laid out.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The distance, in points.
    public var offset: CGSize

    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape that is drawn larger or smaller than it is laid out.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// By how much, across and down.
    public var scale: CGSize
    /// What stays where it is.
    public var anchor: UnitPoint

    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.place(in: rect)))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape that is drawn turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// By how much, clockwise.
    public var angle: Angle
    /// What stays where it is.
    public var anchor: UnitPoint

    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(rotationAngle: angle.radians).about(anchor.place(in: rect)))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape in changed coordinates.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The change.
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(transform)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
    var shape: Base
    var from: CGFloat
    var to: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: from, to: to)
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

/// A shape of a size of its own.
struct SizedShape<Base: Shape>: Shape {
    var shape: Base
    var size: CGSize

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        size
    }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
    private var shape: any Shape

    /// Takes any shape in.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: shape) }
        set { newValue.write(to: &shape) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// The shape, smaller by a distance on every side, drawn as far away.
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape, smaller by a distance on every side, turned as much.
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension CGAffineTransform {
    /// The same change about another point than the origin.
    fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension Shape {
    /// The part of the outline between two shares of its length, from 0 to 1.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }

    /// The shape, drawn somewhere else.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// The shape, drawn somewhere else.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// The shape, drawn somewhere else.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// The shape, drawn larger or smaller.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// The shape, drawn larger or smaller.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// The shape, drawn turned.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape in changed coordinates.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a size of its own, in points.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        SizedShape(shape: self, size: size)
    }

    /// The shape in a size of its own, in points.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
}
