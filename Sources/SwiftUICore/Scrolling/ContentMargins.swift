import Foundation

/// Which part of a scroll view margins are for.
public struct ContentMarginPlacement: Sendable {
    fileprivate enum Kind {
        case automatic, scrollContent, scrollIndicators
    }

    fileprivate let kind: Kind

    /// What is best for the container: the content of a scroll view.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
    /// The content of a scroll view.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
    /// The indicators of a scroll view, and not its content. The indicators are the host's, which leaves them where they are.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }

    var isForContent: Bool { kind != .scrollIndicators }
}

extension View {
    /// Adds room around the content of each `ScrollView` in this view on some edges, in points; nil takes it back. In a list it stands
    /// in place of the distance that the sections have from that edge.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            ContentMarginsModifier(
                edges: placement.isForContent ? edges : [], insets: length.map { EdgeInsets(.all, $0) }))
    }

    /// Adds room around the content of each `ScrollView` and list in this view on some edges, to each its own, in points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(ContentMarginsModifier(edges: placement.isForContent ? edges : [], insets: insets))
    }

    /// Adds room around the content of each `ScrollView` and list in this view on every edge, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

struct ContentMarginsModifier: ViewModifier {
    let edges: Edge.Set
    let insets: EdgeInsets?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.contentMargins) { margins in
            if edges.contains(.top) { margins.top = insets?.top }
            if edges.contains(.leading) { margins.leading = insets?.leading }
            if edges.contains(.bottom) { margins.bottom = insets?.bottom }
            if edges.contains(.trailing) { margins.trailing = insets?.trailing }
        }
    }
}

/// Room around what scrolls, in points; nil on edges where the app has said nothing.
struct ContentMargins: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    /// Those of a scroll view, which has none of its own.
    var insets: EdgeInsets {
        EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
}

extension EnvironmentValues {
    private struct ContentMarginsKey: EnvironmentKey {
        static var defaultValue: ContentMargins { ContentMargins() }
    }

    /// The room around the content of scroll views and lists.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
