extension View {
    /// The most lines that a text in this view may have; nil for no limit. Fewer than one count as one.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(LineLimitModifier(least: 1, most: number))
    }

    /// The least and the most lines that a text in this view has: it keeps room for the least, also where it has fewer.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(LineLimitModifier(least: limit.lowerBound, most: limit.upperBound))
    }

    /// The least lines that a text in this view keeps room for.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(LineLimitModifier(least: limit.lowerBound, most: nil))
    }

    /// The most lines that a text in this view may have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(LineLimitModifier(least: 1, most: limit.upperBound))
    }

    /// The most lines that a text in this view may have, for which it can always keep room.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(LineLimitModifier(least: reservesSpace ? limit : 1, most: limit))
    }
}

/// Limits of the lines of text. A limit that cannot be is the nearest that can.
struct LineLimitModifier: ViewModifier {
    let least: Int
    let most: Int?

    func body(content: Content) -> some View {
        content
            .environment(\.lineLimit, most.map { max(1, $0) })
            .environment(\.reservedLines, max(1, least))
    }
}
