extension View {
    /// The colour of what can be pressed in this view; nil for the one around it. A style that is no colour counts as the
    /// first of its colours.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier(style: tint))
    }

    /// The colour of what can be pressed in this view; nil for the one around it.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(TintModifier(style: tint))
    }

    /// The colour of what can be pressed in this view; nil for the one around it.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(TintModifier(style: accentColor))
    }
}

struct TintModifier<Style: ShapeStyle> {
    let style: Style?
}

extension TintModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        if let value = style?.value(in: environment) { environment.tintColor = value.color }
    }
}

extension EnvironmentValues {
    private struct TintKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    /// The colour of what can be pressed; nil for the app's accent colour.
    var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
