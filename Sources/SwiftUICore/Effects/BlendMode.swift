import Foundation
import SceneCore

/// How what is painted is mixed with what lies behind it.
public enum BlendMode: Sendable {
    /// Over it.
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// Only where there is something behind. Pictures drawn by a ``Canvas`` know it; a view is painted as it is.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// What is there goes where this is.
    case destinationOut
    /// Darker the more there is of both.
    case plusDarker
    /// Light is added to light.
    case plusLighter
}

extension BlendMode {
    /// As a scene has it; nil for one that a page cannot mix.
    var sceneMode: SceneBlendMode? {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}

extension View {
    /// Mixes the view with what lies behind it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendEffect(mode: blendMode.sceneMode ?? .normal))
    }

    /// Paints the view by itself, before it is let through or mixed with anything: what is mixed in it is mixed with what else is
    /// in it.
    nonisolated public func compositingGroup() -> some View {
        modifier(GroupEffect())
    }

    /// Paints the view by itself as one picture. A page paints all in the screen's own colours, whatever is asked for.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(GroupEffect())
    }
}

/// The colours that a picture is worked out in.
public enum ColorRenderingMode: Sendable {
    /// sRGB.
    case nonLinear
    /// sRGB, in numbers that grow with the light.
    case linear
    /// The same, and beyond what a screen can show.
    case extendedLinear
}

struct BlendEffect: Equatable {
    let mode: SceneBlendMode
}

extension BlendEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.blendMode = mode
    }
}

struct GroupEffect: Equatable {}

extension GroupEffect: EffectModifier, PaintEffect {
    typealias Body = Never

    func apply(to paint: inout Paint, size: CGSize) {
        paint.style.isGroup = true
    }
}
