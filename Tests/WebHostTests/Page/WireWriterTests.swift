import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("Messages to the page")
struct WireWriterTests {
    private func message(_ operations: SceneOperation...) -> String {
        text(WireWriter.changes(ScenePatch(revision: 8, operations: operations)))
    }

    @Test("An insertion says where, and the new element with what is in it")
    func insertion() {
        let item = SceneNode.make(3, .listItem, children: [4])
        let words = SceneNode.make(4, .text, "Kettle", content: .lines("Kettle"))
        let expected =
            #"["c",8,[["i",2,5,[3,1,0,0,0,[[4,2,0,0,["t","Kettle"]]]]]],[["li","listitem","","",[1,2,30,40]],"#
            + #"["p","","text","font-size:17px;line-height:20px;color:#000000",[1,2,30,40]]]]"#
        #expect(message(.insert([item, words], parent: NodeID(2), index: 5)) == expected)
    }

    @Test("Insertions side by side are one operation, and a frame that many have is said once")
    func insertions() {
        let rows = (0..<3).map { SceneNode.make(UInt32(3 + $0), .listItem) }
        var last = rows[2]
        last.frame.size.height = 50
        let expected =
            #"["c",8,[["i",2,5,[3,1],[4,1]],["i",2,9,[5,1,[1,2,30,50]]]],[["li","listitem","","",[1,2,30,40]]]]"#
        #expect(
            message(
                .insert([rows[0]], parent: NodeID(2), index: 5), .insert([rows[1]], parent: NodeID(2), index: 6),
                .insert([last], parent: NodeID(2), index: 9)) == expected)
    }

    @Test("An address to open, and that of what is shown, are messages of their own")
    func addresses() {
        #expect(text(WireWriter.opening("https://a.org/?\"x\"")) == #"["o","https://a.org/?\"x\""]"#)
        #expect(text(WireWriter.address("sidebar=tents&path=3")) == #"["l","sidebar=tents&path=3"]"#)
    }

    @Test("An insertion of nothing is no operation")
    func nothing() {
        #expect(message(.insert([], parent: NodeID(2), index: 0)) == #"["c",8,[],[]]"#)
    }

    @Test("Removals name the nodes, a move also its new place")
    func removalsAndMove() {
        let expected = #"["c",8,[["r",3,5],["m",4,2,0]],[]]"#
        #expect(
            message(
                .remove(NodeID(3), parent: NodeID(2)), .remove(NodeID(5), parent: NodeID(2)),
                .move(NodeID(4), parent: NodeID(2), index: 0)) == expected)
    }

    @Test("Nodes that are moved alike are named by the first and the last of each run")
    func shift() {
        var shift = SceneShift(by: CGSize(width: 0, height: 20.5))
        for id in [3, 4, 5, 9, 11, 12] { shift.add(NodeID(UInt32(id))) }
        #expect(shift.count == 6)
        #expect(message(.shift(shift)) == #"["c",8,[["s",0,20.5,3,5,9,9,11,12]],[]]"#)
    }

    @Test("An update of the place sends only the place")
    func moved() {
        let old = SceneNode.make(3, .listItem)
        var new = old
        new.frame.origin.y = 84.5
        #expect(message(.update(new, from: old)) == #"["c",8,[["u",[3,0,[1,84.5,30,40]]]],[]]"#)
    }

    @Test("An update of the meaning sends the attributes that came and went")
    func attributes() {
        var old = SceneNode.make(3, .button, "Kettle")
        old.meaning.isInert = true
        var new = SceneNode.make(3, .button, "Kettle")
        new.meaning.isSelected = true
        #expect(
            message(.update(new, from: old)) == #"["c",8,[["u",[3,0,0,{"aria-current":"true","inert":null}]]],[]]"#)
    }

    @Test("An update of the paint sends the pattern and, since it brings the style along, the place")
    func repainted() {
        let old = SceneNode.make(3)
        var new = old
        new.style.background = SceneColor(255, 255, 255)
        let expected = #"["c",8,[["u",[3,1,[1,2,30,40]]]],[["div","","","background-color:#ffffff",[1,2,30,40]]]]"#
        #expect(message(.update(new, from: old)) == expected)
    }

    @Test("An update of the content sends the content, also when there is none any more")
    func content() {
        let old = SceneNode.make(3, .none, content: .path(ScenePath(data: "M0 0")))
        let new = SceneNode.make(3)
        #expect(message(.update(new, from: old)) == #"["c",8,[["u",[3,0,0,0,["n"]]]],[]]"#)
    }

    @Test("A node that becomes something else gets another element")
    func exchange() {
        let old = SceneNode.make(3, .region, "Coffee", children: [4])
        let new = SceneNode.make(3, .list, children: [4])
        #expect(message(.update(new, from: old)) == #"["c",8,[["x",[3,1]]],[["ul","list","","",[1,2,30,40]]]]"#)
    }

    @Test("The whole scene is one element and the revision it stands at")
    func whole() {
        let scene = SceneTree.make(.make(1, .application), [.make(2, .list)])
        let expected =
            #"["w",1,[1,1,0,0,0,[[2,2]]],[["main","","","",[1,2,30,40]],["ul","list","","",[1,2,30,40]]]]"#
        #expect(text(WireWriter.whole(scene)) == expected)
    }

    @Test("A pattern that many elements share is sent once")
    func patterns() {
        let rows = (2...9).map { SceneOperation.insert([.make($0, .listItem)], parent: NodeID(1), index: 0) }
        let message = text(WireWriter.changes(ScenePatch(revision: 1, operations: rows)))
        #expect(message.components(separatedBy: "listitem").count == 2)
    }

    /// Rows as the tutorials have them: a picture of 50 by 50 in two resolutions, a name, and a line to the next row. The limit
    /// is the design's.
    @Test("A tap that replaces a list of twelve rows takes at most 3 KB")
    func size() {
        var operations = (2...13).map { SceneOperation.remove(NodeID($0), parent: NodeID(1)) }
        for row in UInt32(0)..<12 { operations.append(.insert(Self.row(row), parent: NodeID(1), index: Int(row))) }
        #expect(WireWriter.changes(ScenePatch(revision: 1200, operations: operations)).count <= 3 * 1024)
    }

    private static func row(_ index: UInt32) -> [SceneNode] {
        let first = 1200 + index * 4
        let hash = "0123456789abcdef"
        return [
            .make(
                first, .listItem, children: [first + 1, first + 2, first + 3],
                frame: CGRect(x: 0, y: Double(index) * 80, width: 850, height: 80)),
            .make(
                first + 1, .image, "linea-mini",
                content: .picture("linea-mini-\(hash).png", "linea-mini@2x-\(hash).png"),
                frame: CGRect(x: 20, y: 15, width: 50, height: 50)),
            .make(
                first + 2, .text, "Linea Mini", content: .lines("Linea Mini", size: 20, height: 24),
                frame: CGRect(x: 78, y: 28, width: 100.5 + Double(index), height: 24)),
            .make(first + 3, frame: CGRect(x: 78, y: 79.5, width: 752, height: 0.5)) {
                $0.style.background = SceneColor(60, 60, 67, alpha: 0.29)
            },
        ]
    }
}
