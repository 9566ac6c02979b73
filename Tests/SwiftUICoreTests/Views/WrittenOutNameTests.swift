import Foundation
import SceneCore
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Names that the compiler mostly finds by itself, written out as an app may.
@MainActor
@Suite("Names that apps seldom write out")
struct WrittenOutNameTests {
    // `constants.md`: what stands at the edge of a phone keeps 16 points from it.
    @Test("The least distance from a window's edges is added on the edges that are named")
    func scenePadding() {
        let least: ScenePadding = .minimum
        let app = TestApp(on: .phone) {
            Color(red: 1, green: 0, blue: 0).frame(height: 10).scenePadding(least, edges: .horizontal)
        }
        #expect(app.painted(255, 0, 0) == CGRect(x: 16, y: 433.5, width: 361, height: 10))
        let other = TestApp(on: .phone) { Color(red: 1, green: 0, blue: 0).frame(height: 10).scenePadding(.leading) }
        #expect(other.painted(255, 0, 0)?.minX == 16)
        #expect(other.painted(255, 0, 0)?.maxX == 393)
    }

    @Test("A scroll view whose content is not cut off says so to its host")
    func scrollClip() {
        let app = TestApp(on: .phone) { ScrollView { Text("x") }.scrollClipDisabled() }
        #expect(app.scene.nodes.values.compactMap(\.scroll).map(\.isUnclipped) == [true])
        let other = TestApp(on: .phone) { ScrollView { Text("x") }.scrollClipDisabled(false) }
        #expect(other.scene.nodes.values.compactMap(\.scroll).map(\.isUnclipped) == [false])
    }

    private struct Renamed: View {
        @Environment(\.rename) private var rename: RenameAction?

        var body: some View {
            Button(rename == nil ? "Nothing to rename" : "Rename the pot") { rename?() }
        }
    }

    @Test("What renames can be asked for by any view that it is said around")
    func rename() throws {
        final class Log {
            var count = 0
        }
        let log = Log()
        let app = TestApp { Renamed().renameAction { log.count += 1 } }
        try app.tap("Rename the pot")
        #expect(log.count == 1)
        #expect(TestApp { Renamed() }.exists(.button, "Nothing to rename"))
        let values = EnvironmentValues()
        #expect(values.rename == nil)
    }

    @Test("A link that shares has a label of its own where none is given")
    func shareLabel() {
        let link: ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel> = ShareLink(item: "Tea")
        #expect(TestApp { link }.exists(.button, "Share…"))
    }

    private func configurations(
        _ discrete: some DiscreteSymbolEffect & SymbolEffect, _ lasting: some IndefiniteSymbolEffect & SymbolEffect,
        _ passing: some TransitionSymbolEffect & SymbolEffect,
        _ replacing: some ContentTransitionSymbolEffect & SymbolEffect
    ) -> [SymbolEffectConfiguration] {
        [discrete.configuration, lasting.configuration, passing.configuration, replacing.configuration]
    }

    @Test("Effects of symbols are of the kinds that Apple's are, and do different things")
    func symbolEffects() {
        #expect(Set(configurations(.bounce, .scale, .appear, .replace)).count == 4)
        #expect(configurations(.pulse, .pulse, .disappear, .automatic)[0] == PulseSymbolEffect().configuration)
    }

    @KeyframeTrackContentBuilder<Double>
    private func steps(isLong: Bool) -> some KeyframeTrackContent<Double> {
        LinearKeyframe(4, duration: 1)
        if isLong {
            LinearKeyframe(8, duration: 1)
        } else {
            LinearKeyframe(2, duration: 1)
        }
    }

    @KeyframesBuilder<Double>
    private func keyframes(isLong: Bool) -> some Keyframes<Double> {
        KeyframeTrack { steps(isLong: isLong) }
    }

    @Test("Keyframes can be put together in functions of an app's own", arguments: [false, true])
    func keyframes(isLong: Bool) {
        let timeline = KeyframeTimeline(initialValue: 0) { keyframes(isLong: isLong) }
        #expect(timeline.duration == 2)
        #expect(abs(timeline.value(time: 0.5) - 2) < 1e-6)
        #expect(abs(timeline.value(time: 9) - (isLong ? 8 : 2)) < 1e-6)
    }
}
