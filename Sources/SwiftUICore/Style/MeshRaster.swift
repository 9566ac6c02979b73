import Foundation
import SceneCore

/// One field of a net: four curves around it, and the colours at its corners.
struct MeshPatch {
    private let top: [SIMD2<Float>]
    private let bottom: [SIMD2<Float>]
    private let left: [SIMD2<Float>]
    private let right: [SIMD2<Float>]
    /// Of the points around and beyond the corners: four rows of four.
    private let colors: [SIMD4<Float>]
    private let isSmooth: Bool

    init(
        _ nodes: [MeshGradient.BezierPoint], _ colors: [SIMD4<Float>], width: Int, height: Int, column: Int, row: Int,
        _ isSmooth: Bool
    ) {
        func node(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint { nodes[(row + y) * width + column + x] }
        let (first, second, third, fourth) = (node(0, 0), node(1, 0), node(0, 1), node(1, 1))
        top = [first.position, first.trailingControlPoint, second.leadingControlPoint, second.position]
        bottom = [third.position, third.trailingControlPoint, fourth.leadingControlPoint, fourth.position]
        left = [first.position, first.bottomControlPoint, third.topControlPoint, third.position]
        right = [second.position, second.bottomControlPoint, fourth.topControlPoint, fourth.position]
        self.isSmooth = isSmooth
        self.colors = (-1...2).flatMap { y in
            (-1...2).map { x in
                let (across, down) = (min(max(column + x, 0), width - 1), min(max(row + y, 0), height - 1))
                return colors[down * width + across]
            }
        }
    }

    /// Between the four curves (Coons).
    func place(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let across = Self.curve(top, u) * (1 - v) + Self.curve(bottom, u) * v
        let down = Self.curve(left, v) * (1 - u) + Self.curve(right, v) * u
        let upper = top[0] * (1 - u) + top[3] * u
        let lower = bottom[0] * (1 - u) + bottom[3] * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    func color(_ u: Float, _ v: Float) -> SIMD4<Float> {
        guard isSmooth else {
            let upper = colors[5] * (1 - u) + colors[6] * u
            let lower = colors[9] * (1 - u) + colors[10] * u
            return upper * (1 - v) + lower * v
        }
        let rows = (0..<4).map { Self.spline(Array(colors[$0 * 4..<$0 * 4 + 4]), u) }
        return Self.spline(rows, v)
    }

    private static func curve(_ p: [SIMD2<Float>], _ t: Float) -> SIMD2<Float> {
        let s = 1 - t
        let ends = p[0] * (s * s * s) + p[3] * (t * t * t)
        return ends + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t)
    }

    /// Through the second and the third, without a corner at either (Catmull and Rom).
    private static func spline(_ p: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
        let (t2, t3) = (t * t, t * t * t)
        let ends = p[0] * (2 * t2 - t3 - t) + p[3] * (t3 - t2)
        let middle = p[1] * (3 * t3 - 5 * t2 + 2) + p[2] * (t + 4 * t2 - 3 * t3)
        return (ends + middle) * 0.5
    }
}

/// Paints the fields of a net into a small picture: what it shows is so soft that a larger one would look the same.
struct MeshRaster {
    /// Pixels across and down.
    static let side = 40
    private var colors: [SIMD4<Float>]
    private let isPerceptual: Bool

    init(background: SIMD4<Float>, isPerceptual: Bool) {
        colors = Array(repeating: background, count: Self.side * Self.side)
        self.isPerceptual = isPerceptual
    }

    var pixels: ScenePixels {
        let bytes = colors.flatMap { color -> [UInt8] in
            let parts = [color.x, color.y, color.z].map(Double.init)
            let seen = isPerceptual ? SceneColor(oklab: parts) : SceneColor(components: parts)
            return [seen.red, seen.green, seen.blue, UInt8((min(max(color.w, 0), 1) * 255).rounded())]
        }
        return ScenePixels(width: Self.side, height: Self.side, rgba: bytes)
    }

    mutating func paint(_ patch: MeshPatch, steps: Int) {
        let shares = (0...steps).map { Float($0) / Float(steps) }
        let corners = shares.map { v in shares.map { u in Corner(place: patch.place(u, v), color: patch.color(u, v)) } }
        for row in 0..<steps {
            for column in 0..<steps {
                let (first, second) = (corners[row][column], corners[row][column + 1])
                let (third, fourth) = (corners[row + 1][column], corners[row + 1][column + 1])
                paint(first, second, third)
                paint(second, fourth, third)
            }
        }
    }

    private struct Corner {
        let place: SIMD2<Float>
        let color: SIMD4<Float>
    }

    /// A triangle, at the middles of the pixels in it.
    private mutating func paint(_ a: Corner, _ b: Corner, _ c: Corner) {
        let side = Float(Self.side)
        let points = [a, b, c].map { $0.place * side - 0.5 }
        guard points.allSatisfy({ abs($0.x) < 1e4 && abs($0.y) < 1e4 }) else { return }
        let (p, q, r) = (points[0], points[1], points[2])
        let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
        guard abs(area) > 1e-9 else { return }
        for y in Self.range(points.map(\.y)) {
            for x in Self.range(points.map(\.x)) {
                let (px, py) = (Float(x), Float(y))
                let second = ((px - p.x) * (r.y - p.y) - (r.x - p.x) * (py - p.y)) / area
                let third = ((q.x - p.x) * (py - p.y) - (px - p.x) * (q.y - p.y)) / area
                guard second >= -Self.hair, third >= -Self.hair, second + third <= 1 + Self.hair else { continue }
                let first = 1 - second - third
                colors[y * Self.side + x] = a.color * first + b.color * second + c.color * third
            }
        }
    }

    /// The pixels between the least and the most of some places.
    private static func range(_ places: [Float]) -> Range<Int> {
        let least = max(0, Int((places.min() ?? 0).rounded(.down)))
        let most = min(side - 1, Int((places.max() ?? 0).rounded(.up)))
        return least..<max(least, most + 1)
    }

    /// Neighbours leave nothing free between them.
    private static let hair: Float = 1e-3
}
