import Foundation
import SceneCore

/// A window with a counter, made by hand: a host is tried without any view.
///
/// Node 2 counts presses; node 3 counts once more a moment later, in a task of the main actor; node 4 traps; node 5 never
/// comes back; node 6 says which link was opened last, and links to the hosts `trap`,
/// `hang`, `stack` and `memory` end the process in these ways; one to the host `sheet` brings a sheet.
@MainActor
final class ProbeScene: SceneSession {
    private(set) var scene: SceneTree
    var onPatch: ((ScenePatch) -> Void)?
    var onOpenURL: ((URL) -> Void)?
    private var count = 0
    private var links = 0

    init(device: Device) {
        let root = NodeID(1)
        let buttons = ["Count", "Count later", "Trap", "Hang", "No link"]
        let children = buttons.indices.map { NodeID(UInt32($0 + 2)) }
        scene = SceneTree(
            root: SceneNode(
                id: root, frame: CGRect(origin: .zero, size: device.size), meaning: Meaning(role: .application)))
        let nodes = zip(children, buttons).enumerated().map { index, button in
            SceneNode(
                id: button.0, frame: CGRect(x: 0, y: 50 * index, width: 200, height: 44), meaning: .button(button.1))
        }
        for (index, node) in nodes.enumerated() {
            scene.apply(ScenePatch(revision: 0, operations: [.insert([node], parent: root, index: index)]))
        }
    }

    func close() {}

    func send(_ event: SceneEvent) -> ScenePatch? {
        switch event {
        case .press(NodeID(2)): return raise()
        case .press(NodeID(3)):
            Task {
                try await Task.sleep(for: .milliseconds(10))
                onPatch?(raise())
            }
            return nil
        case .press(NodeID(4)):
            let nothing: [Int] = []
            return nothing[count] == 0 ? nil : raise()
        case .press(NodeID(5)):
            while true { sleep(1) }
        case .openURL(let url): return open(url)
        case .dismissRequested(let sheet):
            return scene[sheet] == nil ? nil : apply([.remove(sheet, parent: scene.root)])
        case .device(let device):
            guard let old = scene[scene.root], old.frame.size != device.size else { return nil }
            var root = old
            root.frame.size = device.size
            return apply([.update(root, from: old)])
        default: return nil
        }
    }

    /// Counts the links, so that one that comes twice is seen.
    private func open(_ url: URL) -> ScenePatch {
        links += 1
        switch url.host() {
        case "trap": return rename(NodeID(6), ["Once", "Twice"][links + 1])
        case "hang": while true { sleep(1) }
        case "stack": return rename(NodeID(6), "Deep: \(depth(below: links))")
        case "memory": return rename(NodeID(6), "Much: \(hoard())")
        case "sheet": return present()
        default: break
        }
        return rename(NodeID(6), "Link \(links): \(url.absoluteString)")
    }

    /// A sheet that covers nothing but is one.
    private func present() -> ScenePatch {
        var sheet = SceneNode(id: NodeID(UInt32(100 + links)), meaning: Meaning(role: .region, label: "Sheet"))
        sheet.sheet = SceneSheet(rests: [], canDismiss: true, contentScrolls: true, releases: 0)
        return apply([.insert([sheet], parent: scene.root, index: scene[scene.root]?.children.count ?? 0)])
    }

    /// Never comes back: each call waits for another.
    private func depth(below level: Int) -> Int {
        level < 0 ? 0 : depth(below: level + 1) + 1
    }

    /// Takes all the memory that there is.
    private func hoard() -> Int {
        var kept: [[UInt8]] = []
        while kept.count >= 0 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
        return kept.count
    }

    private func raise() -> ScenePatch {
        count += 1
        return rename(NodeID(2), "Count \(count)")
    }

    private func rename(_ node: NodeID, _ label: String) -> ScenePatch {
        guard let old = scene[node] else { return apply([]) }
        var new = old
        new.meaning.label = label
        return apply([.update(new, from: old)])
    }

    private func apply(_ operations: [SceneOperation]) -> ScenePatch {
        let patch = ScenePatch(revision: scene.revision + 1, operations: operations)
        scene.apply(patch)
        return patch
    }
}

extension Meaning {
    fileprivate static func button(_ label: String) -> Meaning {
        var meaning = Meaning(role: .button, label: label)
        meaning.isPressable = true
        return meaning
    }
}
