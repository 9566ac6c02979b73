import Foundation
import SceneCore

/// What views have said of how their row looks and answers. Nil stands for what the list's style says.
struct RowTraits: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
    var lineAbove = RowLine()
    var lineBelow = RowLine()
    var lineAboveSection = RowLine()
    var lineBelowSection = RowLine()
    var isSelectionDisabled: Bool?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?

    /// Takes from a view farther out what nothing was said of before.
    mutating func fill(from outer: RowTraits) {
        top = top ?? outer.top
        leading = leading ?? outer.leading
        bottom = bottom ?? outer.bottom
        trailing = trailing ?? outer.trailing
        lineAbove.fill(from: outer.lineAbove)
        lineBelow.fill(from: outer.lineBelow)
        lineAboveSection.fill(from: outer.lineAboveSection)
        lineBelowSection.fill(from: outer.lineBelowSection)
        isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
        isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
        isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
    }
}

/// The line at an edge of a row.
struct RowLine: Equatable {
    var visibility: Visibility?
    var tint: SceneColor?

    fileprivate mutating func fill(from outer: RowLine) {
        visibility = visibility ?? outer.visibility
        tint = tint ?? outer.tint
    }
}

/// Says something of the rows of a view.
struct RowTraitModifier {
    private let write: @MainActor (inout RowTraits, EnvironmentValues) -> Void

    nonisolated init(_ write: @escaping @MainActor (inout RowTraits, EnvironmentValues) -> Void) {
        self.write = write
    }

    @MainActor
    func traits(in environment: EnvironmentValues) -> RowTraits {
        var traits = RowTraits()
        write(&traits, environment)
        return traits
    }
}

extension RowTraitModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(RowTraitNode.self, for: modifier, body: body)
    }
}

private final class RowTraitNode: ModifierNode<RowTraitModifier> {
    private var traits: RowTraits?

    override func evaluate() {
        super.evaluate()
        let old = traits
        traits = readingEnvironment { value.modifier.traits(in: environment) }
        if old != nil, old != traits { itemsDidChange() }
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        guard let traits else { return }
        for index in first..<rows.count { rows[index].traits.fill(from: traits) }
    }
}

extension View {
    /// How far the content of this view's row stands off the edges of the row, in points; nil for what the list's style says.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(
            RowTraitModifier { traits, _ in
                traits.top = insets?.top
                traits.leading = insets?.leading
                traits.bottom = insets?.bottom
                traits.trailing = insets?.trailing
            })
    }

    /// How far the content of this view's row stands off some edges of the row, in points; nil for what the list's style says.
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(
            RowTraitModifier { traits, _ in
                if edges.contains(.top) { traits.top = length }
                if edges.contains(.leading) { traits.leading = length }
                if edges.contains(.bottom) { traits.bottom = length }
                if edges.contains(.trailing) { traits.trailing = length }
            })
    }

    /// Shows or hides the lines at the edges of this view's row. A line between two rows that either of them hides is hidden.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowTraitModifier { traits, _ in
                if edges.contains(.top) { traits.lineAbove.visibility = visibility }
                if edges.contains(.bottom) { traits.lineBelow.visibility = visibility }
            })
    }

    /// The colour of the lines at the edges of this view's row; nil for the platform's. Of two rows at a line, the upper one
    /// decides.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitModifier { traits, environment in
                let tint = color?.resolved(in: environment)
                if edges.contains(.top) { traits.lineAbove.tint = tint }
                if edges.contains(.bottom) { traits.lineBelow.tint = tint }
            })
    }

    /// Keeps this view's row from being selected by a press.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitModifier { traits, _ in traits.isSelectionDisabled = isDisabled })
    }
}
