import SceneCore

/// What an app says of a view in place of what the view says of itself.
struct MeaningChange: Equatable {
    var label: String?
    var identifier: String?
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    var headingLevel: Int?

    func apply(to meaning: inout Meaning) {
        if let label { meaning.label = label }
        if let identifier { meaning.identifier = identifier }
        if added.contains(.isSelected) { meaning.isSelected = true }
        if removed.contains(.isSelected) { meaning.isSelected = false }
        if let role = role(insteadOf: meaning.role) {
            meaning.role = role
            meaning.isOn = nil
        }
    }

    private func role(insteadOf role: Role) -> Role? {
        if let headingLevel { return .heading(level: headingLevel) }
        if added.contains(.isHeader) { return .heading(level: Self.level) }
        if added.contains(.isButton) { return .button }
        if added.contains(.isImage) { return .image }
        let isTaken =
            switch role {
            case .heading: removed.contains(.isHeader)
            case .button: removed.contains(.isButton)
            case .image: removed.contains(.isImage)
            default: false
            }
        return isTaken ? .text : nil
    }

    /// Of a heading that does not say its level: one below the title of a screen.
    private static let level = 2
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
        wrapper.change = value.modifier.change
    }
}
