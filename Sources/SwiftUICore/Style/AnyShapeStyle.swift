/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Takes any style in.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
    }

    /// Whether both are known to be the same style.
    func isSame(as other: AnyShapeStyle) -> Bool {
        guard let own = style as? any Equatable else { return false }
        return own.isEqual(to: other.style)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: any ShapeStyle) -> Bool {
        (other as? Self) == self
    }
}

/// A style that is let through.
struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _apply(to shape: inout _ShapeStyle_Shape) {
        base._apply(to: &shape)
        shape.value = shape.value?.opacity(opacity)
    }
}

extension ShapeStyle {
    /// The same style, let through: 0 for clear, 1 for as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedStyle(base: self, opacity: opacity)
    }
}
