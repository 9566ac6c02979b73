import Foundation
import SceneCore

/// What all fields are made of: a text that a person can change, and a label that names it.
///
/// While a person writes, the field belongs to the page that shows it. Every edit has a number, and the page takes over a text from
/// here only if it answers its newest edit. The node keeps the rules of editing (`TextFieldEditing`), its item is the field in the
/// layout, and `WindowFocus` knows which field of the window is being edited.
struct TextInput<Label: View> {
    let kind: TextInputKind
    let source: TextSource
    let label: Label
    var prompt: Text?
    /// Told that editing begins (true) or ends (false).
    var onEditingChanged: ((Bool) -> Void)?
    /// Told that the person has finished, by the return key.
    var onCommit: (() -> Void)?
}

enum TextInputKind: Equatable {
    /// One line.
    case line
    /// One line that is not shown.
    case secureLine
    /// A field that grows with its lines.
    case growingLines
    /// As much room as there is.
    case editor

    var form: SceneTextField.Form {
        switch self {
        case .line: .line
        case .secureLine: .secureLine
        case .growingLines, .editor: .paragraph
        }
    }
}

extension TextInput: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.node(TextInputNode<Label>.self, for: view)
    }
}

private final class TextInputNode<Label: View>: ValueNode<TextInput<Label>>, WritableNode {
    private lazy var item = TextInputItem(window: window)
    private var label: ViewNode?
    private var editing = TextFieldEditing()
    private var hasFocus = false
    private var focusRequest: FocusRequest?

    override var children: [ViewNode] { label.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    /// The label is not seen itself: it is the field's name.
    override func shows(_ child: ViewNode) -> Bool { false }

    override func evaluate() {
        let isFirst = label == nil
        label = Label._makeView(view: _GraphValue(value.label), inputs: inputs(for: label)).node
        if isFirst { collectItems() }
        item.input = self
        let valueText = reading { value.source.text }
        readingEnvironment { item.show(state(valueText)) }
        if hasFocus, !canHaveFocus { graph.afterLayout { [weak self] in self?.giveUpFocus() } }
    }

    /// Who cannot be written into any more cannot be what is being written into.
    private func giveUpFocus() {
        if isMounted, hasFocus, !canHaveFocus { window.focus.move(to: nil) }
    }

    override func collectItems() {
        item.label = label?.items ?? []
    }

    override func willUnmount() {
        window.focus.nodeEnds(self)
    }

    private func state(_ valueText: String) -> TextInputItem.State {
        var look = TextInputLook(of: value.kind, in: environment)
        if let color = value.prompt?.ownColor(in: environment) { look.promptColor = color }
        return TextInputItem.State(
            kind: value.kind, text: editing.shownText(for: valueText), answeredEdit: editing.newestEdit,
            prompt: value.prompt?.string(in: environment), look: look, traits: environment.textInputTraits,
            lineLimit: environment.lineLimit, isEnabled: environment.isEnabled,
            hasFocus: hasFocus, focusRequest: focusRequest)
    }

    // MARK: Editing

    func edit(_ text: String, number: Int) {
        guard editing.accept(editNumber: number) else { return }
        switch value.source {
        case .text(let binding): binding.wrappedValue = text
        case .value(let written):
            if written.isReadWhileEditing { written.read(text) }
            editing.keep(text, besides: written.text())
        }
        // Also if the app kept its text: the page waits for an answer.
        graph.markDirty(self)
    }

    func submit() {
        finish()
        window.focus.move(to: nil)
        value.onCommit?()
        environment.submitActions.run(.text)
    }

    private func finish() {
        if case .value(let written) = value.source, !written.isReadWhileEditing, let text = editing.unfinished {
            written.read(text)
        }
        editing.end()
        graph.markDirty(self)
    }

    // MARK: Focus

    var canHaveFocus: Bool { environment.isEnabled && isOnScreen }

    func focusDidChange(to isFocused: Bool) {
        hasFocus = isFocused
        if !isFocused { finish() }
        graph.markDirty(self)
        value.onEditingChanged?(isFocused)
    }

    func showFocusRequest(_ request: FocusRequest) {
        focusRequest = request
        graph.markDirty(self)
    }
}

extension Text {
    /// The colour that the text has been given itself, and not by its place.
    @MainActor
    fileprivate func ownColor(in environment: EnvironmentValues) -> SceneColor? {
        pieces(in: environment).first?.traits.style?.style.paint(in: environment).lineColor
    }
}
