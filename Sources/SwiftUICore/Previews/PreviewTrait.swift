import Foundation

/// How a preview is shown.
@MainActor
public struct PreviewTrait<T> {
    enum Effect {
        case layout(PreviewLayout)
        case turned(Bool)
        case device(PreviewDevice)
        case modifier(any PreviewModifier)
    }

    let effect: Effect
}

/// The room that a preview is shown in.
public enum PreviewLayout: Sendable {
    /// All of the window.
    case device
    /// As much as the view takes when it is offered the window.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Shows the preview in the whole window. It is so without any trait.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(effect: .layout(.device)) }

    /// Shows the preview at the size that it takes when it is offered the window.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(effect: .layout(.sizeThatFits)) }

    /// Shows the preview in the middle of the window, in a room of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(effect: .layout(.fixed(width: width, height: height)))
    }

    /// Shows the preview on a device held upright.
    ///
    /// A browser's window cannot be turned: this and the other orientations count where the device is ours to choose, as with
    /// `--outline`.
    public static var portrait: PreviewTrait<T> { PreviewTrait(effect: .turned(false)) }

    /// Shows the preview on a device held upside down, which looks as one held upright.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(effect: .turned(false)) }

    /// Shows the preview on a device turned to the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(effect: .turned(true)) }

    /// Shows the preview on a device turned to the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(effect: .turned(true)) }

    /// Shows the preview in surroundings that several previews share.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(effect: .modifier(modifier))
    }
}

extension Preview {
    /// The room that the last trait about it asks for.
    var layout: PreviewLayout {
        traits.reversed().lazy.compactMap { if case .layout(let layout) = $0.effect { layout } else { nil } }.first
            ?? .device
    }

    /// Whether the device is to be turned by a quarter; nil if no trait says so.
    package var isTurned: Bool? {
        traits.reversed().lazy.compactMap { if case .turned(let isTurned) = $0.effect { isTurned } else { nil } }.first
    }

    /// The device that the last trait about it names; nil if none does.
    package var device: PreviewDevice? {
        traits.reversed().lazy.compactMap { if case .device(let device) = $0.effect { device } else { nil } }.first
    }

    var modifiers: [any PreviewModifier] {
        traits.compactMap { if case .modifier(let modifier) = $0.effect { modifier } else { nil } }
    }
}
