extension View {
    /// Paints text, symbols and shapes in this view with a style.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(primary: style, secondary: S?.none, tertiary: S?.none))
    }

    /// Paints text, symbols and shapes in this view with a style, and what is second to them with another.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: S2?.none))
    }

    /// Paints text, symbols and shapes in this view with a style for each of three steps of importance.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(ForegroundStyleModifier(primary: primary, secondary: secondary, tertiary: tertiary))
    }

    /// Paints text, symbols and shapes in this view in a colour; nil for none of the app's: in a control that is the control's own,
    /// elsewhere that of a label.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundColorModifier(color: color))
    }

    /// Paints text, symbols and shapes in this view in a colour; nil for the one around it.
    nonisolated func painted(in color: Color?) -> some View {
        environment(\.foregroundColor, color)
    }

    /// What a control paints its label with, unless the app has said something else for a part of it.
    nonisolated func controlColor(_ color: Color?) -> some View {
        environment(\.controlColor, color).painted(in: color)
    }
}

struct ForegroundColorModifier {
    let color: Color?
}

extension ForegroundColorModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.foreground = (color ?? environment.controlColor).map { ForegroundLevels(primary: .color($0)) }
    }
}

struct ForegroundStyleModifier<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle> {
    let primary: Primary
    let secondary: Secondary?
    let tertiary: Tertiary?
}

extension ForegroundStyleModifier: EnvironmentWriting {
    func write(to environment: inout EnvironmentValues) {
        environment.foreground = primary.value(in: environment).map {
            ForegroundLevels(
                primary: $0, secondary: secondary?.value(in: environment), tertiary: tertiary?.value(in: environment))
        }
    }
}

extension EnvironmentValues {
    private struct ForegroundKey: EnvironmentKey {
        static var defaultValue: ForegroundLevels? { nil }
    }

    /// What text, symbols and shapes are painted with; nil for the standard label.
    var foreground: ForegroundLevels? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    private struct ControlColorKey: EnvironmentKey {
        static var defaultValue: Color? { nil }
    }

    /// The colour that the control around paints its label in; nil outside of controls.
    fileprivate(set) var controlColor: Color? {
        get { self[ControlColorKey.self] }
        set { self[ControlColorKey.self] = newValue }
    }

    /// The same as one colour. Setting nil keeps that of the surroundings.
    var foregroundColor: Color? {
        get { foreground?.primary.color }
        set { if let newValue { foreground = ForegroundLevels(primary: .color(newValue)) } }
    }
}
