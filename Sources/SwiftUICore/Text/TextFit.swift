import Foundation
import SceneCore

extension Text {
    /// What of a line that does not fit is left out, and has an ellipsis in its place.
    public enum TruncationMode: Hashable, Sendable {
        /// The start.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        var truncation: TextTruncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }
}

extension EnvironmentValues {
    private struct TruncationModeKey: EnvironmentKey {
        static var defaultValue: Text.TruncationMode { .tail }
    }

    /// What of a line that does not fit is left out.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    private struct MinimumScaleFactorKey: EnvironmentKey {
        static var defaultValue: CGFloat { 1 }
    }

    /// How small text may become to fit, from 0 to 1 times its size.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    private struct AllowsTighteningKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the characters of text may be drawn together a little to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// What is left out of the last line of text in this view, if it does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text in this view become smaller to fit, at the least so many times its size: 0 for as small as it takes, 1 for not at
    /// all.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets the characters of text in this view be drawn together a little to fit, before it becomes smaller or is cut off.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}
