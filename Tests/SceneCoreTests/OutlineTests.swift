import Foundation
import SceneCore
import Testing

@Suite("The outline of a scene")
struct OutlineTests {
    private func node(_ id: UInt32, _ meaning: Meaning, _ children: [UInt32] = []) -> SceneNode {
        SceneNode(id: NodeID(id), meaning: meaning, children: children.map { NodeID($0) })
    }

    private func scene(_ nodes: [SceneNode]) -> SceneTree {
        var tree = SceneTree(root: SceneNode(id: NodeID(1), meaning: Meaning(role: .application)))
        tree.apply(ScenePatch(revision: 1, operations: [.insert(nodes, parent: NodeID(1), index: 0)]))
        return tree
    }

    @Test("Nodes that only group leave no line, and no step to the right")
    func groups() {
        let tree = scene([
            node(2, Meaning(), [3]), node(3, Meaning(), [4]), node(4, Meaning(role: .text, label: "word")),
        ])
        #expect(Outline(of: tree).description == "application\n  text \"word\"")
    }

    @Test("Hidden and inert nodes leave out all that is in them")
    func hiddenAndInert() {
        var hidden = Meaning()
        hidden.isHidden = true
        var inert = Meaning(role: .region, label: "below")
        inert.isInert = true
        let tree = scene([
            node(2, Meaning(), [3, 5]), node(3, hidden, [4]), node(4, Meaning(role: .text, label: "a")),
            node(5, inert, [6]), node(6, Meaning(role: .text, label: "b")),
        ])
        #expect(Outline(of: tree).description == "application")
    }

    @Test("States stand behind the label")
    func states() {
        var chosen = Meaning(role: .button, label: "yes")
        chosen.isSelected = true
        var off = Meaning(role: .button, label: "no")
        off.isEnabled = false
        let tree = scene([node(2, Meaning(role: .list), [3, 4]), node(3, chosen), node(4, off)])
        #expect(
            Outline(of: tree).description
                == "application\n  list\n    button \"yes\" selected\n    button \"no\" disabled")
    }

    @Test("A switch says whether it is on")
    func switches() {
        var on = Meaning(role: .toggle, label: "a")
        on.isOn = true
        var off = Meaning(role: .toggle, label: "b")
        off.isOn = false
        off.isEnabled = false
        let tree = scene([node(2, Meaning(), [3, 4]), node(3, on), node(4, off)])
        #expect(Outline(of: tree).description == "application\n  switch \"a\" on\n  switch \"b\" off disabled")
    }

    @Test("What shows and hides something says which of the two")
    func expansion() {
        var open = Meaning(role: .button, label: "a")
        open.isExpanded = true
        var closed = Meaning(role: .button, label: "b")
        closed.isExpanded = false
        let tree = scene([node(2, Meaning(role: .group, label: "both"), [3, 4]), node(3, open), node(4, closed)])
        #expect(
            Outline(of: tree).description
                == "application\n  group \"both\"\n    button \"a\" expanded\n    button \"b\" collapsed")
    }

    @Test("A node that is removed takes all that is in it along")
    func removal() {
        var tree = scene([node(2, Meaning(), [3]), node(3, Meaning(role: .text, label: "word"))])
        tree.apply(ScenePatch(revision: 2, operations: [.remove(NodeID(2), parent: NodeID(1))]))
        #expect(tree.nodes.keys.sorted() == [NodeID(1)])
        #expect(tree.revision == 2)
    }
}
