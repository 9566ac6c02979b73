import Foundation
import SceneCore
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

@MainActor
@Suite("Keyframes")
struct KeyframeTests {
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
    }

    private func near(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-6 }

    @Test("A property goes from keyframe to keyframe, and stays at the last")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: Place(x: 10)) {
            KeyframeTrack(\.x) {
                LinearKeyframe(20, duration: 1)
                LinearKeyframe(0, duration: 2)
            }
        }
        #expect(timeline.duration == 3)
        let places = [0, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0).x }
        #expect(zip(places, [10, 15, 20, 10, 0, 0]).allSatisfy(near))
        #expect(near(timeline.value(progress: 0.5).x, 15))
        #expect(timeline.value(time: 2).y == 0)
    }

    @Test("Tracks go side by side, and the longest one counts")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.y) {
                MoveKeyframe(5)
                LinearKeyframe(9, duration: 2, timingCurve: .linear)
            }
        }
        #expect(timeline.duration == 2)
        #expect(near(timeline.value(time: 0).y, 5))
        let middle = timeline.value(time: 1)
        #expect(near(middle.x, 10) && near(middle.y, 7))
    }

    @Test("A curve has the velocities that it is given, and no corner between two")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1.0, duration: 1)
            CubicKeyframe(4.0, duration: 1)
        }
        #expect(near(timeline.value(time: 1), 1))
        #expect(near(timeline.value(time: 2), 4))
        let (before, after) = (timeline.value(time: 0.999), timeline.value(time: 1.001))
        #expect(abs((1 - before) / 0.001 - 2) < 0.02, "as fast as from the first to the last: 4 in 2 seconds")
        #expect(abs((after - 1) / 0.001 - 2) < 0.02)
        let pushed = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0.0, duration: 1, startVelocity: 8, endVelocity: 0)
        }
        // Of a cubic curve with these ends: 8 t (1 - t)².
        #expect(near(pushed.value(time: 0.5), 1))
    }

    @Test("A spring takes as long as it needs, or as it is told")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10.0, spring: .smooth) }
        #expect(near(timeline.duration, Spring.smooth.settlingDuration))
        #expect(near(timeline.value(time: 0.2), Spring.smooth.value(target: 10.0, time: 0.2)))
        let short = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10.0, duration: 0.1) }
        #expect(short.duration == 0.1)
        #expect(short.value(time: 0.1) == 10)
    }

    @Test("Keyframes may come from a loop and depend on a condition")
    func builder() {
        struct Steps: KeyframeTrackContent {
            let isShort: Bool
            var body: some KeyframeTrackContent<Double> {
                if isShort {
                    LinearKeyframe(1.0, duration: 1)
                } else {
                    for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                }
            }
        }
        let durations = [true, false].map { isShort in
            KeyframeTimeline(initialValue: Place()) { KeyframeTrack(\.x) { Steps(isShort: isShort) } }.duration
        }
        #expect(durations == [1, 3])
    }

    @Test("Where nobody sees it move, a view is where its keyframes end once they are set off")
    func animator() {
        struct Jumper: View {
            let hand: Hand
            @State private var jumps = 0
            var body: some View {
                hand.on("jump") { jumps += 1 }
                return KeyframeAnimator(initialValue: 0.0, trigger: jumps) { height in
                    Text("\(Int(height))")
                } keyframes: { start in
                    LinearKeyframe(start + 40, duration: 1)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Jumper(hand: hand) }
        #expect(app.exists(.text, "0"))
        for height in [40, 80] {
            hand.press("jump")
            app.settle()
            #expect(app.exists(.text, "\(height)"))
        }
    }

    @Test("A view that goes on for ever is where its keyframes begin, where nobody sees it move")
    func forEver() {
        let app = TestApp(on: .phone) {
            Text("x").keyframeAnimator(initialValue: 0.5) { view, opacity in
                view.opacity(opacity)
            } keyframes: { _ in
                CubicKeyframe(1.0, duration: 1)
            }
        }
        app.settle()
        #expect(app.nodes { $0.style.opacity == 0.5 }.count == 1)
    }

    @Test("Where someone sees it, a view passes through the values between")
    func moving() async {
        struct Slow: View {
            let hand: Hand
            @State private var jumps = 0
            var body: some View {
                hand.on("jump") { jumps += 1 }
                return Text("beside").keyframeAnimator(initialValue: 0.0, trigger: jumps) { view, height in
                    VStack {
                        view
                        Text(verbatim: "\(Int(height * 1000))")
                    }
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 300)
                }
            }
        }
        let hand = Hand()
        let app = TestApp { Slow(hand: hand) }
        app.watchMotion()
        var seen: Set<String> = []
        app.onPatch { _ in seen.formUnion(app.scene.nodes.values.map(\.meaning.label)) }
        hand.press("jump")
        // Other tests run at the same time, and may keep this one waiting for a minute.
        let between = Set((1..<1000).map(String.init))
        #expect(await app.wait(within: .seconds(250)) { !seen.isDisjoint(with: between) })
    }
}
