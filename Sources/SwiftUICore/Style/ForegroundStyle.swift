extension View {
    /// Paints text and symbols in this view with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(style: style))
    }

    /// Paints text and symbols in this view in a colour; nil for the one around it.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }
}

struct ForegroundStyleModifier<Style: ShapeStyle> {
    let style: Style
}

extension ForegroundStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.foregroundColor = style.foregroundColor(in: environment)
    }
}

extension EnvironmentValues {
    private struct ForegroundColorKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    var foregroundColor: Color? {
        get { self[ForegroundColorKey.self] }
        set { self[ForegroundColorKey.self] = newValue }
    }
}
