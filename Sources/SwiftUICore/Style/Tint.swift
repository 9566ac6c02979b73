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

    /// The accent colour in this view: that of what can be pressed, and ``Color/accentColor``; nil for the one around it.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modifier(AccentModifier(color: accentColor))
    }
}

struct AccentModifier {
    let color: Color?
}

extension AccentModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        guard let color else { return }
        environment.tintColor = color
        environment.givenAccent = color
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

    private struct AccentKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    /// What the accent colour is here; nil for that of the app.
    var givenAccent: Color? {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }

    /// The colour of what can be pressed; nil for the app's accent colour.
    var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
