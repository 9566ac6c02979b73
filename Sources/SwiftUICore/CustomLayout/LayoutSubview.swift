import Foundation

/// A view of a container, as a layout sees it: it can be asked for its size, and placed.
public struct LayoutSubview: Equatable {
    let item: Unchecked<LayoutItem>
    let places: Unchecked<SubviewPlaces>

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.item.value === right.item.value }

    /// What the view was given for a key with `layoutValue(key:value:)`; the key's default otherwise.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        onMainActor { $0.layoutValue(for: K.self) } ?? K.defaultValue
    }

    /// Which share of the room the view should get before others.
    public var priority: Double { onMainActor { $0.layoutPriority } }

    /// What the view asks of the distances around it.
    public var spacing: ViewSpacing { ViewSpacing(onMainActor { $0.edges }) }

    /// The size that the view chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor { $0.sizeThatFits(proposal) }
    }

    /// The size that the view chooses for a proposal, and where its guides then lie.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        onMainActor { $0.dimensions(for: proposal) }
    }

    /// Puts a place of the view, its top left corner if nothing else is said, at a point. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        // A view without an end has no middle either: it begins where it is put.
        let (width, height) = (size.width.isFinite ? size.width : 0, size.height.isFinite ? size.height : 0)
        let origin = CGPoint(x: position.x - anchor.x * width, y: position.y - anchor.y * height)
        let (item, places) = (item, places)
        MainActor.assumeIsolated {
            places.value.places[ObjectIdentifier(item.value)] = StackPlan.Place(origin: origin, proposal: proposal)
        }
    }

    private func onMainActor<Result>(_ ask: @MainActor (LayoutItem) -> Result) -> Result {
        let item = item
        return withoutActuallyEscaping(ask) { ask in
            let ask = Unchecked(ask)
            return MainActor.assumeIsolated { Unchecked(ask.value(item.value)) }.value
        }
    }
}

extension LayoutSubview: @unchecked Sendable {}

/// Where a layout has placed its subviews so far.
@MainActor
final class SubviewPlaces {
    var places: [ObjectIdentifier: StackPlan.Place] = [:]

    nonisolated init() {}
}

/// Takes a value through the main actor's door. Layouts are asked on the main thread only.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The views of a container, as a layout sees them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    /// Where lines of the container begin. Places are worked out from the left all the same: the framework turns them round.
    public var layoutDirection: LayoutDirection
    private let subviews: [LayoutSubview]
    private let range: Range<Int>
    let places: Unchecked<SubviewPlaces>

    @MainActor
    init(_ items: [LayoutItem], from direction: LayoutDirection) {
        let places = Unchecked(SubviewPlaces())
        self.init(items.map { LayoutSubview(item: Unchecked($0), places: places) }, places, from: direction)
    }

    private init(
        _ subviews: [LayoutSubview], _ places: Unchecked<SubviewPlaces>, from direction: LayoutDirection,
        in range: Range<Int>? = nil
    ) {
        self.subviews = subviews
        layoutDirection = direction
        self.places = places
        self.range = range ?? subviews.indices
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.subviews == right.subviews && left.range == right.range
    }

    public var startIndex: Int { range.lowerBound }
    public var endIndex: Int { range.upperBound }

    public subscript(index: Int) -> LayoutSubview { subviews[index] }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(subviews, places, from: layoutDirection, in: bounds)
    }

    /// The subviews at some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }, places, from: layoutDirection)
    }

    /// The same subviews, with places of their own: what is placed in the copy does not move them.
    func collectingPlaces() -> LayoutSubviews {
        let places = Unchecked(SubviewPlaces())
        return LayoutSubviews(
            subviews.map { LayoutSubview(item: $0.item, places: places) }, places, from: layoutDirection, in: range)
    }

    /// Where a guide lies that the subviews say together, as they were placed.
    func merged(_ guide: AlignmentKey, in bounds: CGRect) -> CGFloat? {
        let (subviews, places) = (subviews, places)
        return MainActor.assumeIsolated {
            guide.merged(
                subviews.compactMap { subview in
                    let item = subview.item.value
                    let place = places.value.place(of: item, in: bounds)
                    return item.explicitGuide(guide, at: place.origin, proposal: place.proposal)
                })
        }
    }
}

extension SubviewPlaces {
    /// What was not placed stands in the middle.
    func place(of item: LayoutItem, in bounds: CGRect) -> StackPlan.Place {
        if let place = places[ObjectIdentifier(item)] { return place }
        let proposal = ProposedViewSize(bounds.size)
        let size = item.sizeThatFits(proposal)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return StackPlan.Place(origin: origin, proposal: proposal)
    }
}
