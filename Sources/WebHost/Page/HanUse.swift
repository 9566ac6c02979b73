import SceneCore

/// Which fonts for Chinese, Japanese and Korean a text needs.
struct HanUse: Hashable {
    /// Nil for that of the page.
    var form: HanForm?
    var isSerif: Bool
}

extension HanUse {
    /// Nil for a node without such text.
    init?(_ node: SceneNode) {
        switch node.content {
        case .text(let block): self.init(block.font, block.lines.map(\.text))
        case .textField(let field): self.init(field.look.font, [field.text, field.prompt])
        case .drawing(let drawing): self.init(drawing.commands)
        case .none, .scroll, .image, .changedImage, .path: return nil
        }
    }

    /// The first text of a picture that needs such fonts speaks for all of them.
    private init?(_ commands: [SceneDrawing.Command]) {
        for command in commands {
            let use: HanUse? =
                switch command {
                case .text(let block, _, _): HanUse(block.font, block.lines.map(\.text))
                case .layer(_, let inside): HanUse(inside)
                case .fill, .stroke, .image, .pixels: nil
                }
            guard let use else { continue }
            self = use
            return
        }
        return nil
    }

    init?(_ font: FontDescriptor, _ texts: [String]) {
        guard texts.contains(where: HanForm.isNeeded) else { return nil }
        form = font.han
        isSerif = font.design == .serif
    }
}

extension SceneTree {
    var hanUses: Set<HanUse> { Set(nodes.values.compactMap(HanUse.init)) }
}

extension ScenePatch {
    /// What its new texts need.
    var hanUses: Set<HanUse> {
        operations.reduce(into: []) { uses, operation in
            switch operation {
            case .insert(let subtree, _, _): uses.formUnion(subtree.compactMap(HanUse.init))
            case .update(let node, _): if let use = HanUse(node) { uses.insert(use) }
            case .remove, .move, .shift: break
            }
        }
    }
}

extension Element.Look {
    /// The classes of a text's font (`martlet.css`).
    mutating func paint(_ font: FontDescriptor, of texts: [String]) {
        switch font.design {
        case .default: break
        case .rounded: classes.append("rounded")
        case .serif: classes.append("serif")
        case .monospaced: classes.append("monospaced")
        }
        if let form = HanUse(font, texts)?.form { classes.append(form.rawValue) }
    }
}
