import SceneCore

/// What an app says of a view in place of what the view says of itself.
struct MeaningChange: Equatable {
    var label: String?
    /// The same before its place says in which language.
    var labelText: Text?
    /// What a pointer is told, and the same before its place says in which language.
    var help: String?
    var helpText: Text?
    var value: String?
    var hint: String?
    var inputLabels: [String]?
    var identifier: String?
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    var headingLevel: Int?
    /// The app says what a press does.
    var isPressable = false
    /// The app says what making it more and less does.
    var isAdjustable = false
    /// A press takes in what has been copied.
    var pastes = false
    /// The app follows the focus in the view.
    var focus: SceneFocus?
    /// Whether the keyboard reaches the view; nil for what it is by itself.
    var isReachedByKeys: Bool?
    /// What there is to say on request, and at once.
    var details: [SpokenDetail] = []

    func apply(to meaning: inout Meaning) {
        if let label {
            meaning.label = label
            // A picture that only decorated does so no longer.
            meaning.isHidden = false
        }
        if let value { meaning.value = value }
        if let help {
            meaning.help = help
            if meaning.hint.isEmpty { meaning.hint = help }
        }
        if let hint { meaning.hint = hint }
        if let inputLabels { meaning.inputLabels = inputLabels }
        if added.contains(.isModal) { meaning.isModal = true }
        if removed.contains(.isModal) { meaning.isModal = false }
        if let identifier { meaning.identifier = identifier }
        if added.contains(.isSelected) { meaning.isSelected = true }
        if removed.contains(.isSelected) { meaning.isSelected = false }
        if let role = role(insteadOf: meaning.role) {
            meaning.role = role
            meaning.isOn = role == .toggle ? meaning.isSelected : nil
        }
        if pastes { meaning.pastes = true }
        if let focus { meaning.focus = meaning.focus?.joined(with: focus) ?? focus }
        if let isReachedByKeys { reach(isReachedByKeys, &meaning) }
        for detail in details { detail.join(&meaning.details) }
        if isPressable, !meaning.isPressable {
            meaning.isPressable = true
            if !meaning.role.isControl { meaning.role = .button }
        }
        if isAdjustable {
            meaning.isAdjustable = true
            if meaning.slider == nil { meaning.role = .stepper }
        }
    }

    private func reach(_ isReached: Bool, _ meaning: inout Meaning) {
        meaning.isPassedByKeys = !isReached
        guard isReached, !meaning.isPressable else { return }
        var focus = meaning.focus ?? SceneFocus()
        focus.isStop = true
        focus.comesByPress = false
        meaning.focus = focus
    }

    private func role(insteadOf role: Role) -> Role? {
        if let headingLevel { return .heading(level: headingLevel) }
        if added.contains(.isHeader) { return .heading(level: Self.level) }
        if added.contains(.isToggle) { return .toggle }
        if added.contains(.isLink) { return .link }
        if added.contains(.isButton) { return .button }
        if added.contains(.isImage) { return .image }
        if added.contains(.isStaticText) { return .text }
        let isTaken =
            switch role {
            case .heading: removed.contains(.isHeader)
            case .button: removed.contains(.isButton)
            case .link: removed.contains(.isLink)
            case .toggle: removed.contains(.isToggle)
            case .image: removed.contains(.isImage)
            default: false
            }
        return isTaken ? .text : nil
    }

    /// Says enough to make one thing of a view that is made of several.
    var makesElement: Bool { label != nil || isPressable || isAdjustable }

    /// Of a heading that does not say its level: one below the title of a screen.
    private static let level = 2
}

extension Role {
    /// What a press is expected to do something with.
    fileprivate var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .textField: true
        default: false
        }
    }
}

/// A modifier that changes what a view means.
protocol MeaningModifier: ViewModifier where Body == Never {
    @MainActor
    var change: MeaningChange { get }
}

extension MeaningModifier {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(MeaningNode<Self>.self, for: modifier, body: body)
    }
}

private final class MeaningNode<Modifier: MeaningModifier>: WrapperNode<Modifier, MeaningItem> {
    override func update(_ wrapper: MeaningItem) {
        var change = value.modifier.change
        if let text = change.labelText { change.label = readingEnvironment { text.string(in: environment) } }
        if let text = change.helpText { change.help = readingEnvironment { text.string(in: environment) } }
        wrapper.change = change
    }
}
