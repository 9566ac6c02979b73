import Foundation

/// Where a scroll view is, or is to go: at a view, an edge or a point; or, after the person has scrolled, at the view that stands
/// there now.
///
///     @State private var position = ScrollPosition(idType: Message.ID.self)
///
///     ScrollView { … }.scrollPosition($position)
///     Button("Newest") { withAnimation { position.scrollTo(edge: .bottom) } }
public struct ScrollPosition: Equatable, Sendable {
    enum Place: Equatable, Sendable {
        case none
        case view(ScrollViewID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var place: Place
    let idType: any (Hashable & Sendable).Type
    /// Whether it was the person who has scrolled last.
    public private(set) var isPositionedByUser = false
    /// Counts what the app has asked for: the same place may be asked for twice.
    private(set) var wishes: Int

    private init(_ place: Place, idType: any (Hashable & Sendable).Type) {
        self.place = place
        self.idType = idType
        wishes = place == .none ? 0 : 1
    }

    /// At a view that is named with `id(_:)` or by a `ForEach`; which place of it stands where in the scroll view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(ScrollViewID(id), anchor: anchor), idType: type(of: id))
    }

    /// Nowhere in particular, with the type of the names of views.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {
        self.init(.none, idType: idType)
    }

    /// At an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
        self.init(.edge(edge), idType: idType)
    }

    /// At a point of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType: idType)
    }

    /// At a place of the content along both axes, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType: idType)
    }

    /// At a place of the content from its leading edge, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType: idType)
    }

    /// At a place of the content from its top, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType: idType)
    }

    // MARK: Going somewhere

    /// Goes to a view that is named with `id(_:)` or by a `ForEach`.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(ScrollViewID(id), anchor: anchor))
    }

    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) {
        go(to: .edge(edge))
    }

    /// Goes to a point of the content.
    public mutating func scrollTo(point: CGPoint) {
        go(to: .point(x: point.x, y: point.y))
    }

    /// Goes to a place of the content along both axes, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {
        go(to: .point(x: x, y: y))
    }

    /// Goes to a place of the content from its leading edge, in points.
    public mutating func scrollTo(x: CGFloat) {
        go(to: .point(x: x, y: nil))
    }

    /// Goes to a place of the content from its top, in points.
    public mutating func scrollTo(y: CGFloat) {
        go(to: .point(x: nil, y: y))
    }

    private mutating func go(to place: Place) {
        self.place = place
        isPositionedByUser = false
        wishes += 1
    }

    /// The person has scrolled, and this view stands there now.
    mutating func follow(to view: ScrollViewID?) {
        place = view.map { .view($0, anchor: nil) } ?? .none
        isPositionedByUser = true
    }

    // MARK: Where it is

    /// The edge that the app has scrolled to last; nil if that was something else.
    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    /// The point that the app has scrolled to last; nil if that was something else.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
    }

    /// The distance from the leading edge that the app has scrolled to last; nil if that was something else.
    public var x: CGFloat? {
        if case .point(let x, _) = place { x } else { nil }
    }

    /// The distance from the top that the app has scrolled to last; nil if that was something else.
    public var y: CGFloat? {
        if case .point(_, let y) = place { y } else { nil }
    }

    /// The name of the view that stands there; nil if there is none.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let view, _) = place { view.id } else { nil }
    }

    /// The name of the view that stands there, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        viewID as? T
    }

    /// Whether the app asks to go somewhere, beyond what it has asked for already.
    func asksForMore(than known: ScrollPosition) -> Bool {
        !isPositionedByUser && place != .none && (place != known.place || wishes != known.wishes)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.place == right.place && left.idType == right.idType
            && left.isPositionedByUser == right.isPositionedByUser
    }
}

extension ScrollPosition: PlaceComparable {
    /// Going to the same place once more is something to be done.
    func isSamePlace(as other: ScrollPosition) -> Bool {
        self == other && wishes == other.wishes
    }
}

/// The name of a view, of any type.
struct ScrollViewID: Equatable, Sendable {
    let id: any Hashable & Sendable

    init(_ id: any Hashable & Sendable) {
        self.id = id
    }

    static func == (left: Self, right: Self) -> Bool {
        AnyHashable(left.id) == AnyHashable(right.id)
    }
}
