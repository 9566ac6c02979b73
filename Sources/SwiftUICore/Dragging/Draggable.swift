import CoreTransferable
import SceneCore

extension View {
    /// Lets the view be dragged, with a value that views with a ``View/dropDestination(for:action:isTargeted:)`` take.
    ///
    ///     Text(tool.name).draggable(tool)
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier(payload: { DragPayload(payload()) }))
    }

    /// Lets the view be dragged, with a value. Browsers show the view itself while it is dragged, whatever the preview is.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(payload: { DragPayload(payload()) }))
    }
}

/// A value that is being dragged, and the forms in which it is handed on.
struct DragPayload: Sendable {
    let value: HandedValue
    let forms: [TransferForm]

    init<T: Transferable>(_ value: T) {
        self.value = HandedValue(value)
        forms = TransferForm.forms(of: T.self).filter { $0.export != nil }
    }

    /// Makes the value one of another type, which reads it from a form that both know; nil if there is none.
    func taking<T: Transferable>(as type: T.Type) -> (@Sendable () async throws -> HandedValue)? {
        for taking in TransferForm.forms(of: type) {
            guard let take = taking.take,
                let giving = forms.first(where: { $0.contentType.conforms(to: taking.contentType) })
            else { continue }
            let value = value
            return { try await take(try await giving.data(of: value)) }
        }
        return nil
    }

    /// Whether a type takes the value.
    func isTaken<T: Transferable>(by type: T.Type) -> Bool {
        value.value is T || taking(as: type) != nil
    }
}

struct DragModifier {
    let payload: () -> DragPayload
}

extension DragModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(DragNode.self, for: modifier, body: body)
    }
}

private final class DragNode: WrapperNode<DragModifier, DragItem> {
    override func update(_ wrapper: DragItem) {
        wrapper.payload = value.modifier.payload
    }
}

/// A view that can be dragged.
final class DragItem: WrapperItem {
    var payload: (() -> DragPayload)?

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning.isDragged = true
        return paint
    }
}
