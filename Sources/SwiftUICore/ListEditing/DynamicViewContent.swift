import Foundation

/// Views that come from the elements of a collection, and what a person may do with those.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets rows be deleted: by a swipe towards the leading edge, and while the list is edited.
    ///
    /// - Parameter action: Removes the elements at these offsets; nil if rows cannot be deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier(delete: action, move: nil))
    }

    /// Lets rows be moved while the list is edited.
    ///
    /// - Parameter action: Moves the elements at these offsets before the one at another, as
    ///   `move(fromOffsets:toOffset:)` does; nil if rows cannot be moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditingModifier(delete: nil, move: action))
    }
}

/// What a person may do with the rows of a `ForEach`.
struct RowEditingModifier {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension RowEditingModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(RowEditingNode.self, for: modifier, body: body)
    }
}

private final class RowEditingNode: ModifierNode<RowEditingModifier> {
    private var last: (Bool, Bool)?

    override func evaluate() {
        super.evaluate()
        let now = (value.modifier.delete != nil, value.modifier.move != nil)
        if let last, last != now { itemsDidChange() }
        last = now
    }

    override func appendRows(to rows: inout [ListRow]) {
        let first = rows.count
        super.appendRows(to: &rows)
        for index in first..<rows.count {
            guard let place = rows[index].editing.place else { continue }
            if value.modifier.delete != nil, rows[index].editing.delete == nil {
                rows[index].editing.delete = { [weak self] in self?.value.modifier.delete?([place.offset]) }
            }
            if value.modifier.move != nil, rows[index].editing.move == nil {
                rows[index].editing.move = { [weak self] steps in self?.move(place, by: steps) }
            }
        }
    }

    private func move(_ place: ElementPlace, by steps: Int) {
        guard let target = place.target(by: steps) else { return }
        value.modifier.move?([place.offset], target)
    }
}

/// Which of the elements of a collection something stands for.
struct ElementPlace {
    /// From 0.
    let offset: Int
    /// That of all elements, those that have no views for now among them.
    let count: Int

    /// Before which element this one is to be put, in the numbers of `move(fromOffsets:toOffset:)`, to go so many places on, as far
    /// as there are any; nil if it stays.
    func target(by steps: Int) -> Int? {
        let last = max(0, count - 1)
        let target = max(0, min(last, offset + max(-last, min(last, steps))))
        guard target != offset else { return nil }
        return target > offset ? target + 1 : target
    }
}

/// What a person may do with a row, beside pressing it.
struct RowEditing {
    /// The place of the row's element in its collection; nil for a row that comes from none.
    var place: ElementPlace?
    /// Takes the row's element out.
    var delete: (() -> Void)?
    /// Moves the row's element by so many places.
    var move: ((Int) -> Void)?
    /// What a swipe away from an edge uncovers, from the edge inwards.
    var actions: [RowActions] = []

    /// The row can be neither changed nor swiped.
    var isEmpty: Bool { delete == nil && move == nil && actions.isEmpty }
}

extension View {
    /// Keeps the rows of this view from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { traits, _ in traits.isDeleteDisabled = isDisabled })
    }

    /// Keeps the rows of this view from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier { traits, _ in traits.isMoveDisabled = isDisabled })
    }
}
