/// How much contrast the person wants between what is shown and what is behind it.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}

// What a browser tells.
extension EnvironmentValues {
    private struct ContrastKey: EnvironmentKey {
        static var defaultValue: ColorSchemeContrast { .standard }
    }

    /// How much contrast the person wants.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    private struct ReduceTransparencyKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the person wants nothing to shine through what is over it.
    public internal(set) var accessibilityReduceTransparency: Bool {
        get { self[ReduceTransparencyKey.self] }
        set { self[ReduceTransparencyKey.self] = newValue }
    }
}

// What no browser tells a page, so that nobody can be found out by it: always false.
extension EnvironmentValues {
    /// Whether VoiceOver reads the screen. Browsers keep that to themselves: it is false.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether the person uses switches in place of fingers. Browsers keep that to themselves: it is false.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether any such help is in use. Browsers keep that to themselves: it is false.
    public var accessibilityEnabled: Bool { false }

    /// Whether the person wants more than colours to tell things apart. Browsers do not ask for it: it is false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the person has the colours of the screen turned about. Browsers do not tell: it is false.
    public var accessibilityInvertColors: Bool { false }
}
