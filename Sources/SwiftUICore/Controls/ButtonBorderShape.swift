import Foundation

/// The outline of a button that has a border.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat)
    }

    private let kind: Kind

    /// The shape that suits the platform: a capsule.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Round ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle, whatever the label's form.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// Corners that are a little round.
    public static let roundedRectangle = ButtonBorderShape(
        kind: .roundedRectangle(radius: ControlMetrics.buttonRadius))

    /// Corners of a radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    /// The radius of the corners of a button of this height.
    func radius(height: CGFloat) -> CGFloat {
        guard case .roundedRectangle(let radius) = kind else { return height / 2 }
        return max(0, min(radius, height / 2))
    }

    /// A circle is as wide as it is high.
    var isSquare: Bool { kind == .circle }
}

extension EnvironmentValues {
    private struct ButtonBorderShapeKey: EnvironmentKey {
        static var defaultValue: ButtonBorderShape { .automatic }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of the bordered buttons in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
