import CoreTransferable
import SceneCore

/// A button that takes in what has been copied, here or in another app.
///
///     PasteButton(payloadType: String.self) { words in
///         note += words.joined()
///     }
///
/// Texts and addresses are taken in. A browser asks the person whether the page may have them, and hands nothing over if not.
public struct PasteButton {
    private let target: any DropTarget

    /// A button that takes in values of a type, or what that type reads.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        target = TypedDropTarget<T>(
            action: { items, _ in
                onPaste(items)
                return true
            }, isTargeted: { _ in })
    }
}

extension PasteButton: View {
    @preconcurrency
    @MainActor
    public var body: some View {
        Button {
            // What was copied comes with the press.
        } label: {
            Label {
                Text(verbatim: Words.paste)
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .buttonStyle(.borderedProminent)
        .modifier(PasteModifier(target: target))
    }
}

@available(*, unavailable)
extension PasteButton: Sendable {}

struct PasteModifier {
    let target: any DropTarget
}

extension PasteModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(PasteNode.self, for: modifier, body: body)
    }
}

private final class PasteNode: WrapperNode<PasteModifier, MeaningItem> {
    override func update(_ wrapper: MeaningItem) {
        wrapper.change = MeaningChange(pastes: true)
        wrapper.onPaste = { [weak self] words in self?.take(DragPayload(words: words)) }
    }

    private func take(_ payload: DragPayload) {
        let target = value.modifier.target
        if target.takes(payload) { target.take(payload, at: .zero, in: graph) }
    }
}

extension EventPass {
    /// What was copied elsewhere goes to the view that asks for it, around what was pressed.
    func paste(_ words: String, into id: NodeID) {
        guard window.scene[id]?.meaning.pastes == true else { return }
        var item = answeringItem(for: id)
        while let current = item {
            if let take = (current as? MeaningItem)?.onPaste { return take(words) }
            item = current.container
        }
    }
}
