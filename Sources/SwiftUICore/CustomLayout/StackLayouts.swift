import Foundation

/// The layout of a row, for use in an ``AnyLayout``.
public struct HStackLayout: Layout {
    /// How the views line up across the row.
    public var alignment: VerticalAlignment
    /// The distance between them, in points; nil for what they ask for.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.sizeOfStack(settings, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.spacingOfStack(settings)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.placeAsStack(settings, proposal, in: bounds)
    }

    private var settings: StackSettings {
        StackSettings(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    }
}

/// The layout of a column, for use in an ``AnyLayout``.
public struct VStackLayout: Layout {
    /// How the views line up across the column.
    public var alignment: HorizontalAlignment
    /// The distance between them, in points; nil for what they ask for.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.sizeOfStack(settings, proposal)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        subviews.spacingOfStack(settings)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.placeAsStack(settings, proposal, in: bounds)
    }

    private var settings: StackSettings {
        StackSettings(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    }
}

/// The layout of views one over the other, for use in an ``AnyLayout``.
public struct ZStackLayout: Layout {
    /// How the views line up.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        LayerPlan(subviews.map { $0.dimensions(in: proposal) }, alignment).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = LayerPlan(subviews.map { $0.dimensions(in: proposal) }, alignment)
        for (subview, origin) in zip(subviews, plan.origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
        }
    }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension LayoutSubviews {
    private func plan(_ settings: StackSettings, _ proposal: ProposedViewSize) -> StackPlan {
        let items = map(\.item)
        return MainActor.assumeIsolated {
            StackPlan(children: items.map(\.value), settings: settings, proposal: proposal)
        }
    }

    fileprivate func sizeOfStack(_ settings: StackSettings, _ proposal: ProposedViewSize) -> CGSize {
        plan(settings, proposal).size
    }

    fileprivate func spacingOfStack(_ settings: StackSettings) -> ViewSpacing {
        let items = map(\.item)
        return ViewSpacing(MainActor.assumeIsolated { settings.edges(around: items.map(\.value)) })
    }

    fileprivate func placeAsStack(_ settings: StackSettings, _ proposal: ProposedViewSize, in bounds: CGRect) {
        for (subview, place) in zip(self, plan(settings, proposal).places) {
            let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
            subview.place(at: origin, proposal: place.proposal)
        }
    }
}

extension HStackLayout: GuidelessLayout {}
extension VStackLayout: GuidelessLayout {}
extension ZStackLayout: GuidelessLayout {}
