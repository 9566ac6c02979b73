/// A step of importance of another style: a quieter form of it.
struct QuieterStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: HierarchicalShapeStyle.Level

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        shape.value = shape.value.map { $0.standardStep(level) ?? $0.opacity(level.opacity) }
    }
}

extension StyleValue {
    /// The platform has steps of its own of these.
    fileprivate func standardStep(_ level: HierarchicalShapeStyle.Level) -> StyleValue? {
        guard case .color(let color) = self, case .standard(let own) = color.storage, color.alpha == 1 else {
            return nil
        }
        let steps: [StandardColor] =
            switch own {
            case .fill: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
            case .background: [.background, .secondaryBackground, .tertiaryBackground]
            default: []
            }
        return steps.indices.contains(level.rawValue) ? .color(Color(.standard(steps[level.rawValue]))) : nil
    }
}

extension ShapeStyle {
    /// The second step of importance of the style.
    public var secondary: some ShapeStyle { QuieterStyle(base: self, level: .secondary) }

    /// The third step of importance of the style.
    public var tertiary: some ShapeStyle { QuieterStyle(base: self, level: .tertiary) }

    /// The fourth step of importance of the style.
    public var quaternary: some ShapeStyle { QuieterStyle(base: self, level: .quaternary) }

    /// The fifth step of importance of the style.
    public var quinary: some ShapeStyle { QuieterStyle(base: self, level: .quinary) }
}
