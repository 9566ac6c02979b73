import Foundation
import SceneCore

/// Scene nodes made short, for tests.
extension SceneNode {
    static func make(
        _ id: UInt32 = 12, _ role: Role = .none, _ label: String = "", content: SceneContent = .none,
        children: [UInt32] = [], frame: CGRect = CGRect(x: 1, y: 2, width: 30, height: 40),
        with change: (inout SceneNode) -> Void = { _ in }
    ) -> SceneNode {
        var node = SceneNode(
            id: NodeID(id), frame: frame, content: content, meaning: Meaning(role: role, label: label),
            children: children.map(NodeID.init))
        change(&node)
        return node
    }
}

extension SceneContent {
    static func lines(_ texts: String..., size: CGFloat = 17, height: CGFloat = 20) -> SceneContent {
        let lines = texts.enumerated().map { index, text in
            TextLine(text: text, x: 0, y: CGFloat(index) * height, width: 30, height: height)
        }
        return .text(TextBlock(font: FontDescriptor(size: size), color: SceneColor(0, 0, 0), lines: lines))
    }

    static func field(
        _ text: String, _ form: SceneTextField.Form = .line, with change: (inout SceneTextField) -> Void = { _ in }
    ) -> SceneContent {
        let black = SceneColor(0, 0, 0)
        var field = SceneTextField(
            look: .init(font: FontDescriptor(size: 17), color: black, promptColor: black, lineHeight: 20.5))
        field.text = text
        field.form = form
        change(&field)
        return .textField(field)
    }

    static func picture(_ keys: String...) -> SceneContent {
        let files = keys.enumerated().map { ImageAsset.File(key: $1, scale: $0 + 1) }
        return .image(ImageAsset(name: "Picture", size: CGSize(width: 10, height: 10), files: files))
    }
}

extension SceneTree {
    /// The scene of one root and what was inserted into it, at revision 1.
    static func make(_ root: SceneNode, _ subtrees: [SceneNode]...) -> SceneTree {
        var scene = SceneTree(root: root)
        let operations = subtrees.enumerated().map { index, nodes in
            SceneOperation.insert(nodes, parent: root.id, index: index)
        }
        scene.apply(ScenePatch(revision: 1, operations: operations))
        return scene
    }
}

func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
}
