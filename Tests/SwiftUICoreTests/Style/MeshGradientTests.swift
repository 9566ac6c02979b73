import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Gradients over a net")
struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 1),
    ]

    private func color(_ mesh: MeshGradient, _ x: Double, _ y: Double) -> [Int] {
        let pixels = mesh.pixels(in: EnvironmentValues())
        let (column, row) = (Int(x * Double(pixels.width - 1)), Int(y * Double(pixels.height - 1)))
        let start = (row * pixels.width + column) * 4
        return pixels.rgba[start..<start + 4].map(Int.init)
    }

    private func isNear(_ color: [Int], _ other: [Int], _ most: Int = 12) -> Bool {
        zip(color, other).allSatisfy { abs($0 - $1) <= most }
    }

    @Test("Each point has its colour, and the middle has something of all")
    func corners4() {
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: colors)
        #expect(isNear(color(mesh, 0, 0), [255, 0, 0, 255]))
        #expect(isNear(color(mesh, 1, 0), [0, 255, 0, 255]))
        #expect(isNear(color(mesh, 0, 1), [0, 0, 255, 255]))
        #expect(isNear(color(mesh, 1, 1), [255, 255, 255, 255]))
        #expect(isNear(color(mesh, 0.5, 0.5), [128, 128, 128, 255], 16))
    }

    @Test("What lies outside of the net is background")
    func background() {
        let half: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 1], [0.5, 1]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: half, colors: colors, background: Color(red: 1, green: 0, blue: 1))
        #expect(color(mesh, 0.9, 0.5) == [255, 0, 255, 255])
        #expect(isNear(color(mesh, 0, 0), [255, 0, 0, 255]))
        let clear = MeshGradient(width: 2, height: 2, points: half, colors: colors)
        #expect(color(clear, 0.9, 0.5)[3] == 0)
    }

    @Test("A point that is moved takes its colour along")
    func moved() {
        func mesh(_ middle: SIMD2<Float>) -> MeshGradient {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: (0..<9).map { $0 == 4 ? .white : Color(red: 0, green: 0, blue: 0) })
        }
        #expect(color(mesh([0.5, 0.5]), 0.5, 0.5)[0] > 220)
        #expect(color(mesh([0.2, 0.2]), 0.2, 0.2)[0] > 200)
        #expect(color(mesh([0.2, 0.2]), 0.6, 0.6)[0] < color(mesh([0.5, 0.5]), 0.6, 0.6)[0])
    }

    @Test("Points may say where their lines head for, colours may be resolved, and mixed as the eye sees them")
    func forms() {
        let (across, down) = (SIMD2<Float>(1.0 / 3, 0), SIMD2<Float>(0, 1.0 / 3))
        let straight = corners.map { point in
            MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point - across, topControlPoint: point - down,
                trailingControlPoint: point + across, bottomControlPoint: point + down)
        }
        let resolved = [Color.Resolved](
            repeating: Color.Resolved(red: 1, green: 0, blue: 0), count: 4)
        let plain = MeshGradient(width: 2, height: 2, points: corners, colors: colors)
        #expect(
            MeshGradient(width: 2, height: 2, bezierPoints: straight, colors: colors)
                .pixels(in: EnvironmentValues()) == plain.pixels(in: EnvironmentValues()))
        let one = MeshGradient(width: 2, height: 2, bezierPoints: straight, resolvedColors: resolved)
        #expect(color(one, 0.3, 0.7) == [255, 0, 0, 255])
        #expect(
            color(MeshGradient(width: 2, height: 2, points: corners, resolvedColors: resolved), 0, 0) == [
                255, 0, 0, 255,
            ])
        let seen = MeshGradient(
            width: 2, height: 2, locations: .points(corners), colors: .colors(colors), smoothsColors: false,
            colorSpace: .perceptual)
        let corner = color(seen, 0, 0)
        #expect(corner[0] > 240 && corner[1] < 40 && corner[2] < 40, "half a pixel from the corner")
        #expect(color(seen, 0.5, 0) != color(plain, 0.5, 0))
    }

    @Test("A net that lacks points or colours, or has no width, shows its background only")
    func senseless() {
        let red = Color(red: 1, green: 0, blue: 0)
        for (width, height) in [(2, 3), (0, 0), (-1, -4), (1, 4), (.max, .max)] {
            let mesh = MeshGradient(width: width, height: height, points: corners, colors: colors, background: red)
            #expect(color(mesh, 0.5, 0.5) == [255, 0, 0, 255])
        }
        let far = MeshGradient(
            width: 2, height: 2, points: [[.nan, 0], [.infinity, 0], [0, 1e30], [1, 1]], colors: colors, background: red
        )
        #expect(color(far, 0.5, 0.5) == [255, 0, 0, 255])
    }

    @Test("It takes the room that it is given, and paints one picture")
    func view() {
        let app = TestApp(on: .phone) {
            MeshGradient(width: 2, height: 2, points: corners, colors: colors).frame(width: 70, height: 30)
        }
        let rects = app.nodes { _ in true }.compactMap { node -> CGRect? in
            guard case .drawing(let drawing) = node.content, case .pixels(_, let rect)? = drawing.commands.first else {
                return nil
            }
            return rect
        }
        #expect(rects == [CGRect(x: 0, y: 0, width: 70, height: 30)])
    }
}
