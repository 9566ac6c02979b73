import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("What the page tells of pointers and is told of motion")
struct PointerMessageTests {
    private func read(_ text: String) throws -> ClientMessage {
        try Array(text.utf8).withUnsafeBytes { bytes in try ClientMessage(bytes) }
    }

    @Test("A pointer names its node, its phase, two places and the time in ms")
    func pointer() throws {
        let event = PointerEvent(
            .moved, node: NodeID(7), location: CGPoint(x: 10.5, y: -3), origin: CGPoint(x: -200, y: 0), time: 1.25)
        #expect(try read(#"["g",7,"m",10.5,-3,-200,0,1250]"#) == .pointer(event))
    }

    @Test(
        "A pointer that is none is refused",
        arguments: [
            #"["g",7,"x",1,1,1,1,1]"#, #"["g",7,"b",1,1,1,1,-1]"#, #"["g",7,"b",1,1,1,1]"#, #"["g",7,"b",1e9,1,1,1,1]"#,
            #"["g",7,"b",99999999999,1,1,1,1]"#, #"["g",-7,"b",1,1,1,1,1]"#,
        ])
    func malformed(text: String) {
        #expect(throws: ClientMessageError.self) { try read(text) }
    }

    @Test("A motion stands before the changes that it is for")
    func motion() {
        let animation = SceneAnimation(
            duration: 0.5, delay: 0.25, pace: .curve(x1: 0.42, y1: 0, x2: 1, y2: 1), count: nil, alternates: true)
        let patch = ScenePatch(
            revision: 3, operations: [.remove(NodeID(5), parent: NodeID(1))],
            motions: [SceneMotion(animation: animation, nodes: [NodeID(5), NodeID(6)])])
        #expect(
            String(decoding: WireWriter.changes(patch), as: UTF8.self)
                == #"["c",3,[["a",[500,250,0,1,"cubic-bezier(0.42,0,1,1)"],5,6],["r",5]],[]]"#)
    }

    @Test("A transition is told as two ends of an animation")
    func transition() {
        var enter = SceneEffect()
        enter.opacity = 0
        enter.shift = CGSize(width: -1, height: 0)
        var leave = SceneEffect()
        leave.scale = 0.5
        leave.offset = CGSize(width: 0, height: 12)
        let attributes = SceneTransition.effects(enter: enter, leave: leave).attributes
        #expect(
            attributes == [
                Element.Attribute(name: "data-enter", value: "opacity:0;translate:-100% 0"),
                Element.Attribute(
                    name: "data-leave", value: "scale:0.5;transform-origin:50% 50%;translate:0 12px"),
            ])
    }

    @Test("What a node wants to hear of pointers is told in words")
    func interest() {
        #expect(PointerInterest(isDragged: true, hold: 0.5, pause: 0.35).attribute == "drag hold:500 pause:350")
        #expect(PointerInterest().attribute == "")
        let both = PointerInterest(hold: 1).joined(with: PointerInterest(hold: 0.3))
        #expect(both.attribute == "hold:300 hold:1000")
    }
}
