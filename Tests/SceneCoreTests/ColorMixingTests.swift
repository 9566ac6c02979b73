import SceneCore
import Testing

@Suite("Colours between colours")
struct ColorMixingTests {
    @Test("A colour that grows clear keeps its hue")
    func clearing() {
        let half = SceneColor(255, 0, 0).changedOver(to: SceneColor(0, 0, 0, alpha: 0), 0.5, isPerceptual: false)
        #expect(half == SceneColor(255, 0, 0, alpha: 0.5))
    }

    // CSS Color Module Level 4: white is 1, 0, 0 in Oklab, and red 0.62796, 0.22486, 0.12585.
    @Test("A colour as it is seen comes back as what it was")
    func oklab() {
        let red = SceneColor(255, 0, 0).oklab
        for (found, known) in zip(red, [0.62796, 0.22486, 0.12585]) { #expect(abs(found - known) < 1e-4) }
        for color in [SceneColor(255, 255, 255), SceneColor(1, 2, 3), SceneColor(90, 200, 30)] {
            #expect(SceneColor(oklab: color.oklab) == color)
        }
    }
}
