import Foundation
import SceneCore

extension SceneGradient {
    /// The stops as Cairo and SVG need them, which know the numbers of colours only, and do not multiply them by their alpha.
    var evenStops: [Stop] { evenStops(multipliesAlpha: false) }
}

/// A gradient that goes round a place, in slices like those of a cake: neither Cairo nor SVG has it.
struct GradientSlices {
    struct Slice {
        /// In radians, clockwise; 0 points to the right.
        var from: Double
        var to: Double
        var color: SceneColor
    }

    let center: CGPoint
    let radius: CGFloat
    let slices: [Slice]

    /// Nil for a gradient with another course.
    init?(_ gradient: SceneGradient, in rect: CGRect) {
        guard case .angular(let center, _, _) = gradient.course, let turn = GradientTurn(gradient) else { return nil }
        self.center = CGPoint(x: rect.minX + center.x * rect.width, y: rect.minY + center.y * rect.height)
        radius = (rect.width + rect.height) * 2
        var around = gradient
        around.stops = turn.stops
        let slice = 2 * Double.pi / Double(Self.count)
        slices = (0..<Self.count).map { index in
            Slice(
                from: turn.start + slice * Double(index), to: turn.start + slice * Double(index + 1),
                color: around.color(at: (CGFloat(index) + 0.5) / CGFloat(Self.count)))
        }
    }

    private static let count = 360
}
