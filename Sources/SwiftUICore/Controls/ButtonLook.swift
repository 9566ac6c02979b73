import Foundation
import SceneCore

/// What a button's style means in numbers and colours, at its place.
struct ButtonLook {
    /// Of the label; nil for the one around the button.
    let label: Color?
    let font: Font?
    /// What lies under the label; nil for a button without a border.
    let surface: ButtonSurface?

    @MainActor
    init(_ kind: StandardButtonKind, role: ButtonRole?, environment: EnvironmentValues) {
        let colors = ButtonColors(kind, role: role, environment: environment)
        let isSmall = environment.controlSize == .mini || environment.controlSize == .small
        label = colors.label
        font = environment.font ?? (kind.hasBorder && isSmall ? .subheadline : nil)
        surface = colors.fill.map {
            ButtonSurface(
                fill: $0.resolved(in: environment), shape: environment.buttonBorderShape,
                insets: EdgeInsets(environment.controlSize))
        }
    }
}

/// The surface that a bordered button's label lies on.
struct ButtonSurface: Equatable {
    let fill: SceneColor
    let shape: ButtonBorderShape
    let insets: EdgeInsets
}

/// The colours of a button. A colour that the app has given the button's surroundings goes before the tint.
private struct ButtonColors {
    let label: Color?
    let fill: Color?

    @MainActor
    init(_ kind: StandardButtonKind, role: ButtonRole?, environment: EnvironmentValues) {
        let own = role == .destructive ? Color.red : environment.tintColor
        let tint = own ?? .blue
        let given = environment.foregroundColor
        switch (kind, environment.isEnabled) {
        case (.plain, true): (label, fill) = (given, nil)
        case (.automatic, true), (.borderless, true): (label, fill) = (given ?? tint, nil)
        case (.bordered, true):
            (label, fill) = (given ?? tint, own?.opacity(ControlMetrics.tintedFill) ?? Self.quietFill)
        case (.prominent, true): (label, fill) = (given ?? .white, tint)
        case (_, false): (label, fill) = (Self.disabledLabel, kind.hasBorder ? Self.quietFill : nil)
        }
    }

    private static let quietFill = Color(.standard(.tertiaryFill))
    private static let disabledLabel = Color(.standard(.tertiaryLabel))
}

extension EdgeInsets {
    /// Around a bordered button's label.
    fileprivate init(_ size: ControlSize) {
        let (side, end) =
            switch size {
            case .mini, .small: (ControlMetrics.smallButtonInset, ControlMetrics.smallButtonPadding)
            case .regular: (ControlMetrics.buttonInset, ControlMetrics.buttonPadding)
            case .large, .extraLarge: (ControlMetrics.largeButtonInset, ControlMetrics.largeButtonPadding)
            }
        self.init(top: end, leading: side, bottom: end, trailing: side)
    }
}
