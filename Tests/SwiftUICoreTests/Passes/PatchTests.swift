import Foundation
import SceneCore
import SwiftUICore
import SwiftUITesting
import Testing

private struct Board: View {
    let hand: Hand
    @State private var numbers = [0, 1, 2, 3]
    @State private var isFramed = false

    var body: some View {
        let _ = hand.on("set") { numbers = $0 }
        let _ = hand.on("frame") { isFramed = $0 }
        VStack {
            ForEach(numbers, id: \.self) { number in
                HStack {
                    Text("n\(number)")
                    if number.isMultiple(of: 2) { Text("even") }
                }
            }
            if isFramed { Color.red.frame(width: 20, height: 20) }
        }
    }
}

@MainActor
@Suite("The patch of a turn")
struct PatchTests {
    @Test("Patches alone lead from one scene to the next, whatever comes, goes and moves")
    func patchesAreComplete() {
        let hand = Hand()
        let app = TestApp { Board(hand: hand) }
        var mirror = app.scene
        app.onPatch { mirror.apply($0) }
        var random = KnownNumbers(seed: 7)
        for step in 0..<200 {
            var numbers = Array(0..<8).filter { _ in random.next().isMultiple(of: 2) }
            numbers.shuffle(using: &random)
            hand.press("set", numbers)
            hand.press("frame", step.isMultiple(of: 3))
            app.settle()
            #expect(mirror.nodes == app.scene.nodes)
            #expect(mirror.revision == app.scene.revision)
            let words = numbers.flatMap { $0.isMultiple(of: 2) ? ["n\($0)", "even"] : ["n\($0)"] }
            #expect(Outline(of: app.scene).entries.filter { $0.role == .text }.map(\.label) == words)
        }
    }

    @Test("A node id is never used twice")
    func idsAreNotReused() {
        let hand = Hand()
        let app = TestApp { Board(hand: hand) }
        var gone: Set<NodeID> = []
        for numbers in [[0], [0, 1], [], [1, 0], [2], [0, 1, 2]] {
            let before = Set(app.scene.nodes.keys)
            hand.press("set", numbers)
            app.settle()
            let after = Set(app.scene.nodes.keys)
            #expect(after.isDisjoint(with: gone))
            gone.formUnion(before.subtracting(after))
        }
    }

    @Test("A turn that changes nothing on screen makes no patch")
    func noPatchForNothing() {
        let hand = Hand()
        var patches = 0
        struct Parity: View {
            let hand: Hand
            @State private var number = 0
            var body: some View {
                let _ = hand.on("number") { number = $0 }
                Text(number.isMultiple(of: 2) ? "even" : "odd")
            }
        }
        let parity = TestApp { Parity(hand: hand) }
        parity.onPatch { _ in patches += 1 }
        let bodies = parity.graph.counts.bodies
        hand.press("number", 2)
        parity.settle()
        #expect(parity.graph.counts.bodies == bodies + 1)
        #expect(patches == 0)
    }

    @Test("A press of a node that is gone, or was never there, is dropped")
    func staleEvents() {
        let app = TestApp { Text("alone") }
        let before = app.scene.nodes
        for id in [NodeID(0), NodeID(1), NodeID(9999), NodeID(.max)] { app.send(.press(id)) }
        #expect(app.scene.nodes == before)
    }

    private struct Growing: View {
        let hand: Hand
        let rows: Int
        @State private var isTall = false

        var body: some View {
            let _ = hand.on("grow") { isTall.toggle() }
            let _ = hand.on("glide") { withAnimation(.linear(duration: 1)) { isTall.toggle() } }
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: isTall ? 60.25 : 40)
                ForEach(0..<rows, id: \.self) { number in
                    HStack {
                        Text("Row")
                        Text(verbatim: "\(number)")
                    }
                    .frame(height: 40)
                }
            }
            .frame(width: 300, height: 20_000, alignment: .top)
        }
    }

    private func patch(of rows: Int, after step: String) throws -> ScenePatch {
        let hand = Hand()
        let app = TestApp { Growing(hand: hand, rows: rows) }
        var patch: ScenePatch?
        app.onPatch { patch = $0 }
        let before = try app.frame(of: .text, "\(rows - 1)")
        hand.press(step)
        app.settle()
        #expect(try app.frame(of: .text, "\(rows - 1)") == before.offsetBy(dx: 0, dy: 20.25))
        return try #require(patch)
    }

    @Test("Rows below one that has grown are moved by one operation, however many they are")
    func shift() throws {
        let operations = try patch(of: 300, after: "grow").operations
        let shifts = operations.compactMap { if case .shift(let shift) = $0 { shift } else { nil } }
        #expect(operations.count == 2)
        #expect(shifts.map(\.count) == [600])
        #expect(shifts.map(\.way) == [CGSize(width: 0, height: 20.25)])
        #expect(shifts.map(\.runs.count) == [1])
    }

    @Test("Nodes that are seen moving are told one by one, and so are a few")
    func noShift() throws {
        for patch in [try patch(of: 300, after: "glide"), try patch(of: 1, after: "grow")] {
            #expect(patch.operations.allSatisfy { if case .update = $0 { true } else { false } })
        }
        #expect(try patch(of: 300, after: "glide").motions.first?.nodes.count == 601)
    }

    @Test("A text that changes is one update of one node")
    func textChangeIsOneUpdate() throws {
        struct Word: View {
            let hand: Hand
            @State private var numbers = [1]
            var body: some View {
                let _ = hand.on("set") { numbers = $0 }
                Text("a\(numbers[0])").frame(width: 100, height: 30, alignment: .leading)
            }
        }
        let hand = Hand()
        let app = TestApp { Word(hand: hand) }
        var patch: ScenePatch?
        app.onPatch { patch = $0 }
        hand.press("set", [2])
        app.settle()
        let operations = try #require(patch).operations
        #expect(operations.count == 1)
        guard case .update(let node, _) = operations[0] else {
            Issue.record("not an update: \(operations[0])")
            return
        }
        #expect(node.meaning.label == "a2")
    }
}

/// A small generator of known numbers, so that a failure can be seen again.
private struct KnownNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 16
    }
}
