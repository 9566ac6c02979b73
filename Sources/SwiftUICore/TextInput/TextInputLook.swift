import Foundation
import SceneCore

/// How a field is painted and how much it adds around its text.
struct TextInputLook: Equatable {
    var font: FontDescriptor
    var color: SceneColor
    var promptColor: SceneColor
    var alignment: LineAlignment
    var sideInset: CGFloat = 0
    var topInset: CGFloat = 0
    var background: SceneColor?
    var border: SceneColor?
    var radius: CGFloat = 0
    private var leastHeight: CGFloat = 0
    private var padding: CGFloat = 0

    @MainActor
    init(of kind: TextInputKind, in environment: EnvironmentValues) {
        let scheme = environment.colorScheme
        font = environment.resolvedFont().descriptor(in: environment)
        color = (environment.foregroundColor ?? .label).resolved(in: environment)
        promptColor = StandardColor.tertiaryLabel.color(in: scheme)
        alignment = environment.multilineTextAlignment.lineAlignment(in: environment.layoutDirection)
        switch (kind, environment.textFieldLook) {
        case (.editor, _):
            sideInset = TextFieldMetrics.editorSide
            topInset = TextFieldMetrics.editorTop
            background = StandardColor.background.color(in: scheme)
        case (_, .plain):
            padding = TextFieldMetrics.plainPadding
            topInset = padding / 2
        case (_, .roundedBorder):
            padding = TextFieldMetrics.borderedPadding
            leastHeight = TextFieldMetrics.borderedHeight
            sideInset = TextFieldMetrics.borderedInset
            topInset = padding / 2
            background = StandardColor.background.color(in: scheme)
            border = StandardColor.separator.color(in: scheme)
            radius = TextFieldMetrics.borderedRadius
        }
    }

    /// The height of a field around text of a height.
    func height(around text: CGFloat) -> CGFloat {
        max(leastHeight, text + padding)
    }
}
