extension View {
    /// Shows or hides the lines at the edges of this view's section: above its first row and below its last. A line that the row
    /// hides is hidden. By themselves sections have none.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowTraitModifier { traits, _ in
                if edges.contains(.top) { traits.lineAboveSection.visibility = visibility }
                if edges.contains(.bottom) { traits.lineBelowSection.visibility = visibility }
            })
    }

    /// The colour of the lines at the edges of this view's section; nil for the platform's.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits, environment in
                let tint = color?.resolved(in: environment)
                if edges.contains(.top) { traits.lineAboveSection.tint = tint }
                if edges.contains(.bottom) { traits.lineBelowSection.tint = tint }
            })
    }
}
