import Foundation

extension EnvironmentValues {
    private struct KerningKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    var kerning: CGFloat? {
        get { self[KerningKey.self] }
        set { self[KerningKey.self] = newValue }
    }

    private struct TrackingKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    var tracking: CGFloat? {
        get { self[TrackingKey.self] }
        set { self[TrackingKey.self] = newValue }
    }

    private struct BaselineOffsetKey: EnvironmentKey {
        static var defaultValue: CGFloat? { nil }
    }

    var baselineOffset: CGFloat? {
        get { self[BaselineOffsetKey.self] }
        set { self[BaselineOffsetKey.self] = newValue }
    }

    private struct LineSpacingKey: EnvironmentKey {
        static var defaultValue: CGFloat { 0 }
    }

    /// How far the bottom of a line of text is from the top of the next, in points, beyond what the font asks for.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = max(0, newValue) }
    }
}

extension View {
    /// Puts so many points more between the characters of text in this view, or fewer if negative.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.kerning, kerning.usable)
    }

    /// Puts so many points more between the characters of text in this view, or fewer if negative. It counts before
    /// `kerning(_:)`.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.tracking, tracking.usable)
    }

    /// Raises text in this view so many points above the line that it stands on; lowers it if negative.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.baselineOffset, baselineOffset.usable)
    }

    /// Puts so many points more between the lines of text in this view. Fewer than none count as none.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing.usable)
    }
}
