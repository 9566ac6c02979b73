import Foundation
import SceneCore
import Testing

// Apple's documentation of `AngularGradient`.
@Suite("Gradients round a place")
struct GradientTurnTests {
    private let red = SceneColor(255, 0, 0)
    private let blue = SceneColor(0, 0, 255)

    private func turn(_ from: Double, _ to: Double) throws -> GradientTurn {
        let stops = [SceneGradient.Stop(color: red, location: 0), SceneGradient.Stop(color: blue, location: 1)]
        return try #require(
            GradientTurn(SceneGradient(course: .angular(center: .zero, from: from, to: to), stops: stops)))
    }

    private func color(_ turn: GradientTurn, at part: CGFloat) -> SceneColor {
        SceneGradient(course: .angular(center: .zero, from: 0, to: 1), stops: turn.stops).color(at: part)
    }

    @Test("One turn is as it is")
    func one() throws {
        let turn = try turn(1, 1 + 2 * .pi)
        #expect(abs(turn.start - 1) < 1e-9)
        #expect(turn.stops.map(\.location) == [0, 1])
    }

    @Test("What is missing of a turn has the last colour, and from its middle on the first")
    func less() throws {
        let turn = try turn(0, .pi)
        #expect(color(turn, at: 0.6) == blue)
        #expect(color(turn, at: 0.74) == blue)
        #expect(color(turn, at: 0.76) == red)
    }

    @Test("Of several turns the last one is drawn")
    func more() throws {
        let turn = try turn(0, 4 * .pi)
        #expect(abs(turn.start - 2 * .pi) < 1e-9)
        #expect(color(turn, at: 0) == SceneColor(128, 0, 128))
        #expect(color(turn, at: 1) == blue)
    }

    @Test("Angles that go down go the other way round")
    func down() throws {
        let turn = try turn(1.5 * .pi, -0.5 * .pi)
        #expect(abs(turn.start + 0.5 * .pi) < 1e-9)
        #expect(color(turn, at: 0) == blue)
        #expect(color(turn, at: 1) == red)
        let half = try self.turn(.pi, 0)
        #expect(color(half, at: 0.5) == red)
        #expect(color(half, at: 0.9) == blue)
    }

    @Test("No angles at all are all gap", arguments: [0, .nan, .infinity] as [Double])
    func none(angle: Double) throws {
        let turn = try turn(0, angle)
        #expect(color(turn, at: 0.25) == blue)
        #expect(color(turn, at: 0.75) == red)
    }
}
