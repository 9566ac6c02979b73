import SceneCore

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey {
        static var defaultValue: Font? { nil }
    }

    /// The font of text that has none of its own.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    private struct FontWeightKey: EnvironmentKey {
        static var defaultValue: Font.Weight? { nil }
    }

    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    private struct BoldKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var isBold: Bool {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }

    private struct FontDesignKey: EnvironmentKey {
        static var defaultValue: Font.Design? { nil }
    }

    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    private struct ItalicKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var isItalic: Bool {
        get { self[ItalicKey.self] }
        set { self[ItalicKey.self] = newValue }
    }

    private struct LineLimitKey: EnvironmentKey {
        static var defaultValue: Int? { nil }
    }

    /// The most lines that a text may have; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    private struct ReservedLinesKey: EnvironmentKey {
        static var defaultValue: Int { 1 }
    }

    /// How many lines a text keeps room for, also where it has fewer.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    private struct MultilineTextAlignmentKey: EnvironmentKey {
        static var defaultValue: TextAlignment { .leading }
    }

    /// Where the lines of a text stand in its width.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

/// Where the lines of a text stand in its width.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    /// From the left, where the lines of a text are placed from.
    func lineAlignment(in direction: LayoutDirection) -> LineAlignment {
        switch self {
        case .leading: direction == .leftToRight ? .leading : .trailing
        case .center: .center
        case .trailing: direction == .leftToRight ? .trailing : .leading
        }
    }
}

extension View {
    /// The font of text in this view that has none of its own.
    nonisolated public func font(_ font: Font?) -> some View {
        environment(\.font, font)
    }

    /// The weight of text in this view that has none of its own; nil for the font's.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontWeight, weight)
    }

    /// Makes the text in this view bold, or leaves it as it is.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.isBold, isActive)
    }

    /// The design of text in this view that has none of its own; nil for the font's.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.fontDesign, design)
    }

    /// Writes text in this view with letters that are all equally wide.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.fontDesign, isActive ? .monospaced : nil)
    }

    /// Slants the text in this view, or leaves it as it is.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.isItalic, isActive)
    }

    /// Where the lines of a text in this view stand in its width.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
