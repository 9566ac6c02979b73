import Foundation

extension Text {
    /// How large text is beside its font.
    public struct Scale: Hashable, Sendable {
        /// In parts of the font's own size.
        let factor: CGFloat

        /// As large as the font is.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what stands behind something else, such as a unit behind its number.
        public static let secondary = Scale(factor: TextStyleMetrics.secondaryScale)
    }

    /// The same text, larger or smaller beside its font, or as it is.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with { $0.scale = scale } : self
    }
}

extension View {
    /// How large the text in this view is beside its font, as long as that is so wished.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
    }
}

extension EnvironmentValues {
    private struct TextScaleKey: EnvironmentKey {
        static var defaultValue: Text.Scale { .default }
    }

    var textScale: Text.Scale {
        get { self[TextScaleKey.self] }
        set { self[TextScaleKey.self] = newValue }
    }
}
