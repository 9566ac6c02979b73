import Foundation

/// A horizontal position that views in a column are lined up at.
public struct HorizontalAlignment: Equatable {
    let id: any AlignmentID.Type

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }
}

/// A vertical position that views in a row are lined up at.
public struct VerticalAlignment: Equatable {
    let id: any AlignmentID.Type

    /// An alignment of one's own.
    public init(_ id: any AlignmentID.Type) {
        self.id = id
    }

    public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
        ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }
}

/// Names an alignment, and says where it lies in a view that says nothing of it.
public protocol AlignmentID {
    /// The position in the view's own coordinates, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The edge where a line of text begins.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The edge where a line of text ends.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

extension VerticalAlignment {
    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The upper edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The lower edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the lower edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the lower edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment, and the axis that its positions are counted along.
package struct AlignmentKey: Equatable {
    let id: any AlignmentID.Type
    let axis: Axis

    /// That of the first or of the last line.
    var isTextBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
    }
}

extension HorizontalAlignment {
    var key: AlignmentKey { AlignmentKey(id: id, axis: .horizontal) }
}

extension VerticalAlignment {
    var key: AlignmentKey { AlignmentKey(id: id, axis: .vertical) }
}

extension CGPoint {
    /// How far along an axis the point lies.
    func along(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension HorizontalAlignment: @unchecked Sendable {}
extension AlignmentKey: @unchecked Sendable {}
extension VerticalAlignment: @unchecked Sendable {}

/// A position along both axes.
public struct Alignment: Equatable, Sendable {
    /// The position across.
    public var horizontal: HorizontalAlignment
    /// The position down.
    public var vertical: VerticalAlignment

    /// An alignment of a horizontal and a vertical one.
    @inlinable
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
