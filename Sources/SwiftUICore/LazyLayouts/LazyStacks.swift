import Foundation

/// A column for long content in a scroll view. It takes all of the width that it is offered.
///
/// Of a `ForEach` right in it only the views near the screen are made, if it is long: those that have left keep their state.
public struct LazyVStack<Content: View> {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// The views in the closure, one below the other.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the views, in points; nil for what they ask for.
    ///   - pinnedViews: Which parts of the sections right in the stack stay at the edge of the scroll view.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: View {
    public var body: some View {
        VStack(
            lazily: StackSettings(
                axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
            pinned: pinnedViews, content: content
        )
        .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    }
}

/// A row for long content in a scroll view. It takes all of the height that it is offered.
///
/// Of a `ForEach` right in it only the views near the screen are made, if it is long: those that have left keep their state.
public struct LazyHStack<Content: View> {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// The views in the closure, one beside the other.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the views, in points; nil for what they ask for.
    ///   - pinnedViews: Which parts of the sections right in the stack stay at the edge of the scroll view.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: View {
    public var body: some View {
        HStack(
            lazily: StackSettings(
                axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
            pinned: pinnedViews, content: content
        )
        .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
    }
}
