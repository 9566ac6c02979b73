import SceneCore

/// How the layers of a symbol are painted: what stands in a shape, such as the plus of `plus.circle`, and the shape around it.
/// Symbols of one piece have one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind {
        case monochrome, multicolor, hierarchical, palette
    }

    private let kind: Kind

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In colours of their own, for symbols that have any. None of ours has: they are painted in the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In steps of the foreground style: the shape more quietly than what stands in it.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In the styles of the surroundings, one after the other.
    public static let palette = SymbolRenderingMode(kind: .palette)

    /// The colours of the layers in an environment, the most important one first; nil for all in one.
    @MainActor
    static func colors(_ mode: SymbolRenderingMode?, in environment: EnvironmentValues) -> [SceneColor]? {
        let levels = environment.foreground ?? ForegroundLevels(primary: .color(.label))
        let kind = mode?.kind ?? (levels.secondary == nil ? .monochrome : .palette)
        guard kind == .hierarchical || kind == .palette else { return nil }
        let own = kind == .palette ? levels : ForegroundLevels(primary: levels.primary)
        return [HierarchicalShapeStyle.Level.primary, .secondary].map {
            own.value(of: $0).color.resolved(in: environment)
        }
    }
}

extension EnvironmentValues {
    private struct SymbolRenderingModeKey: EnvironmentKey {
        static var defaultValue: SymbolRenderingMode? { nil }
    }

    /// How the layers of symbols are painted; nil for as suits the styles of the surroundings.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the layers of the symbols in this view are painted; nil for as suits the styles of the surroundings.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets how the layers of the symbol are painted; nil for as the surroundings say. A picture has no layers.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.layering = mode
        return image
    }
}
