import Foundation

/// What the anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind {
        case initialOffset, sizeChanges, alignment
    }

    private let kind: Kind

    /// Which place of the content is shown at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// Which place of the content stays when it, or the scroll view, changes its size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// Where content stands that is smaller than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors of a scroll view, for each role; nil for the top left.
struct ScrollAnchors: Equatable {
    var initial: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

extension EnvironmentValues {
    private struct ScrollAnchorsKey: EnvironmentKey {
        static var defaultValue: ScrollAnchors { ScrollAnchors() }
    }

    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets which place of its content the scroll view in this view shows at first, keeps to when sizes change, and gives to
    /// content that is smaller than itself; nil for the top.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) {
            $0 = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// Sets the same for one of the three.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) {
            switch role {
            case .initialOffset: $0.initial = anchor
            case .sizeChanges: $0.sizeChanges = anchor
            default: $0.alignment = anchor
            }
        }
    }
}
