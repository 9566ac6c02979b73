/// How the dots below the pages of a tab view look.
///
/// Use ``page`` or ``page(backgroundDisplayMode:)`` with `indexViewStyle(_:)`.
@MainActor
@preconcurrency
public protocol IndexViewStyle {}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Sendable, Equatable {
        private enum Mode { case automatic, always, never }
        private let mode: Mode

        /// As the platform has it: none.
        public static let automatic = BackgroundDisplayMode(mode: .automatic)
        /// Always.
        public static let always = BackgroundDisplayMode(mode: .always)
        /// Never.
        public static let never = BackgroundDisplayMode(mode: .never)
    }

    let backgroundDisplayMode: BackgroundDisplayMode

    /// Dots on a background, or without one.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, one for each page.
    public static var page: PageIndexViewStyle { .init() }

    /// Dots, one for each page, on a background or without one.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// How the dots below the pages of tab views in this view look.
    @MainActor
    @preconcurrency
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.hasPageIndexBackground, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
    }
}

extension EnvironmentValues {
    private struct PageIndexBackgroundKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// There is a background behind the dots below pages.
    var hasPageIndexBackground: Bool {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}
