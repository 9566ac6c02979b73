import Foundation

extension EnvironmentValues {
    private struct UnderlineKey: EnvironmentKey {
        static var defaultValue: TextLineStyle? { nil }
    }

    var underline: TextLineStyle? {
        get { self[UnderlineKey.self] }
        set { self[UnderlineKey.self] = newValue }
    }

    private struct StrikethroughKey: EnvironmentKey {
        static var defaultValue: TextLineStyle? { nil }
    }

    var strikethrough: TextLineStyle? {
        get { self[StrikethroughKey.self] }
        set { self[StrikethroughKey.self] = newValue }
    }
}

extension View {
    /// Draws a line under the text in this view; without a colour, it is in the text's own.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underline, TextLineStyle(isActive: isActive, pattern: pattern, color: color))
    }

    /// Draws a line through the text in this view; without a colour, it is in the text's own.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethrough, TextLineStyle(isActive: isActive, pattern: pattern, color: color))
    }
}
