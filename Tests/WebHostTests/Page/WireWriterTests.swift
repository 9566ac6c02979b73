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
            #"["c",8,[["i",2,5,[3,0,[1,2,30,40],0,0,[[4,1,[1,2,30,40],0,["t","Kettle"]]]]]],"#
            + #"[["li","listitem","",""],["p","","text","font-size:17px;line-height:20px;color:#000000"]]]"#
        #expect(message(.insert([item, words], parent: NodeID(2), index: 5)) == expected)
    }

    @Test("A removal names the node, a move also its new place")
    func removalAndMove() {
        let operations: [SceneOperation] = [
            .remove(NodeID(3), parent: NodeID(2)), .move(NodeID(4), parent: NodeID(2), index: 0),
        ]
        #expect(message(operations[0], operations[1]) == #"["c",8,[["r",3],["m",4,2,0]],[]]"#)
    }

    @Test("An update of the place sends only the place")
    func moved() {
        let old = SceneNode.make(3, .listItem)
        var new = old
        new.frame.origin.y = 84.5
        #expect(message(.update(new, from: old)) == #"["c",8,[["u",[3,-1,[1,84.5,30,40]]]],[]]"#)
    }

    @Test("An update of the meaning sends the attributes that came and went")
    func attributes() {
        var old = SceneNode.make(3, .button, "Kettle")
        old.meaning.isInert = true
        var new = SceneNode.make(3, .button, "Kettle")
        new.meaning.isSelected = true
        #expect(
            message(.update(new, from: old)) == #"["c",8,[["u",[3,-1,0,{"aria-current":"true","inert":null}]]],[]]"#)
    }

    @Test("An update of the paint sends the pattern and, since it brings the style along, the place")
    func repainted() {
        let old = SceneNode.make(3)
        var new = old
        new.style.background = SceneColor(255, 255, 255)
        let expected = #"["c",8,[["u",[3,0,[1,2,30,40]]]],[["div","","","background-color:#ffffff"]]]"#
        #expect(message(.update(new, from: old)) == expected)
    }

    @Test("An update of the content sends the content, also when there is none any more")
    func content() {
        let old = SceneNode.make(3, .none, content: .path(ScenePath(data: "M0 0")))
        let new = SceneNode.make(3)
        #expect(message(.update(new, from: old)) == #"["c",8,[["u",[3,-1,0,0,["n"]]]],[]]"#)
    }

    @Test("A node that becomes something else gets another element")
    func exchange() {
        let old = SceneNode.make(3, .region, "Coffee", children: [4])
        let new = SceneNode.make(3, .list, children: [4])
        #expect(message(.update(new, from: old)) == #"["c",8,[["x",[3,0,[1,2,30,40]]]],[["ul","list","",""]]]"#)
    }

    @Test("The whole scene is one element and the revision it stands at")
    func whole() {
        let scene = SceneTree.make(.make(1, .application), [.make(2, .list)])
        let expected =
            #"["w",1,[1,0,[1,2,30,40],0,0,[[2,1,[1,2,30,40]]]],[["div","","",""],["ul","list","",""]]]"#
        #expect(text(WireWriter.whole(scene)) == expected)
    }

    @Test("A pattern that many elements share is sent once")
    func patterns() {
        let rows = (2...9).map { SceneOperation.insert([.make($0, .listItem)], parent: NodeID(1), index: 0) }
        let message = text(WireWriter.changes(ScenePatch(revision: 1, operations: rows)))
        #expect(message.components(separatedBy: "listitem").count == 2)
    }

    /// Rows as the tutorials have them: a picture of 50 by 50 in two resolutions, and a name; the limit is the design's.
    @Test("A tap that replaces a list of twelve rows takes at most 3 KB")
    func size() {
        var operations = (2...13).map { SceneOperation.remove(NodeID($0), parent: NodeID(1)) }
        for row in UInt32(0)..<12 {
            let first = 1200 + row * 3
            let hash = "0123456789abcdef"
            let item = SceneNode.make(
                first, .listItem, children: [first + 1, first + 2],
                frame: CGRect(x: 0, y: Double(row) * 82, width: 850, height: 82))
            let picture = SceneNode.make(
                first + 1, .image, "linea-mini",
                content: .picture("linea-mini-\(hash).png", "linea-mini@2x-\(hash).png"),
                frame: CGRect(x: 16, y: 16, width: 50, height: 50))
            let name = SceneNode.make(
                first + 2, .text, "Linea Mini", content: .lines("Linea Mini", size: 20, height: 24),
                frame: CGRect(x: 74, y: 29, width: 101.234, height: 24))
            operations.append(.insert([item, picture, name], parent: NodeID(1), index: Int(row)))
        }
        #expect(WireWriter.changes(ScenePatch(revision: 1200, operations: operations)).count <= 3 * 1024)
    }
}
