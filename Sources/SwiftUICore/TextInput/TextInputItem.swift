import Foundation
import SceneCore

/// A field in the layout.
final class TextInputItem: LayoutItem {
    struct State: Equatable {
        var kind: TextInputKind
        var text: String
        var answeredEdit: Int
        /// Nil if the label stands in for it.
        var prompt: String?
        var look: TextInputLook
        var traits: TextInputTraits
        var lineLimit: Int?
        var isEnabled: Bool
        var hasFocus: Bool
        var focusRequest: FocusRequest?
    }

    /// Whom events for the field are for.
    weak var input: (any WritableNode)?

    /// The label's items. They are not placed: they say how the field is called.
    var label: [LayoutItem] = [] {
        didSet { adopt(label) }
    }

    private var state: State?

    func show(_ new: State) {
        guard new != state else { return }
        let isSameSize = state.map { hasSameSize($0, new) } ?? false
        state = new
        if isSameSize { sceneDidChange() } else { layoutDidChange() }
    }

    /// A line is as high as its font, whatever is in it.
    private func hasSameSize(_ old: State, _ new: State) -> Bool {
        let isSameText = old.text == new.text || new.kind != .growingLines
        return isSameText && old.kind == new.kind && old.look == new.look && old.prompt == new.prompt
            && old.lineLimit == new.lineLimit
    }

    /// The return key writes a line end into others.
    var isSubmittedByReturn: Bool { state.map { $0.kind.form != .paragraph } ?? false }

    private var labelText: String {
        label.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var prompt: String { state?.prompt ?? labelText }

    // MARK: Size

    /// A field takes the width that it is offered; where that is left open, it has room for its prompt.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let state else { return .zero }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth(state)
        switch state.kind {
        case .editor:
            return CGSize(width: width, height: proposal.height ?? lineHeight(state) + 2 * state.look.topInset)
        case .line, .secureLine:
            return CGSize(width: width, height: state.look.height(around: lineHeight(state)))
        case .growingLines:
            return CGSize(width: width, height: state.look.height(around: textHeight(state, width: width)))
        }
    }

    private func idealWidth(_ state: State) -> CGFloat {
        let text = prompt.isEmpty ? " " : prompt
        return measured(text, state.look.font, width: nil).size.width + 2 * state.look.sideInset
    }

    private func lineHeight(_ state: State) -> CGFloat {
        measured(" ", state.look.font, width: nil).size.height
    }

    private func textHeight(_ state: State, width: CGFloat) -> CGFloat {
        let text = state.text.isEmpty ? prompt : state.text
        // An empty last line counts: the next character goes there.
        let whole = text.isEmpty || text.hasSuffix("\n") ? text + " " : text
        let inner = max(1, width - 2 * state.look.sideInset)
        let lines = window.services.text.measure(
            whole, font: state.look.font, width: inner, lineLimit: state.lineLimit, alignment: .leading)
        return lines.size.height
    }

    private func measured(_ text: String, _ font: FontDescriptor, width: CGFloat?) -> MeasuredText {
        window.services.text.measure(text, font: font, width: width, lineLimit: nil, alignment: .leading)
    }

    override func explicitGuide(
        _ guide: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let state else { return nil }
        let line = measured(" ", state.look.font, width: nil)
        let inset =
            state.kind == .line || state.kind == .secureLine
            ? (size.height - line.size.height) / 2 : state.look.topInset
        switch guide {
        case VerticalAlignment.firstTextBaseline.key: return inset + line.firstBaseline
        case VerticalAlignment.lastTextBaseline.key: return size.height - inset - line.size.height + line.firstBaseline
        default: return nil
        }
    }

    // MARK: Scene

    override func paint() -> Paint? {
        guard let state else { return nil }
        let field = sceneField(state)
        var paint = Paint()
        paint.content = .textField(field)
        paint.meaning = Meaning(role: .textField, label: labelText.isEmpty ? prompt : labelText)
        paint.meaning.value = field.spokenValue
        paint.meaning.isEnabled = state.isEnabled
        paint.style.isRightToLeft = ownSide
        paint.style.background = state.look.background
        paint.style.cornerRadius = state.look.radius
        return paint
    }

    private func sceneField(_ state: State) -> SceneTextField {
        let look = state.look
        var field = SceneTextField(
            look: SceneTextField.Look(
                font: look.font, color: look.color, promptColor: look.promptColor, lineHeight: lineHeight(state)))
        field.look.alignment = look.alignment
        field.look.sideInset = look.sideInset
        field.look.topInset = look.topInset
        field.look.border = look.border
        field.text = state.text
        field.answeredEdit = state.answeredEdit
        field.form = state.kind.form
        field.prompt = prompt
        field.traits = state.traits
        field.hasFocus = state.hasFocus
        field.focusRequest = state.focusRequest
        return field
    }

    override var spokenText: String { labelText }

    override var firstTextOffset: CGFloat? { state?.look.sideInset }
}
