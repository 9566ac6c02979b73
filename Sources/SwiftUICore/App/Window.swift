import Foundation
import SceneCore

/// One window of an app: its device, the root of its views, and what is on screen.
@MainActor
package final class Window: SceneSession {
    package private(set) var device: Device
    package private(set) var scene: SceneTree
    package var onPatch: ((ScenePatch) -> Void)?
    package let proof = LayoutProof()
    /// The title that the app gave its windows.
    package var title: String?

    private let app: AppInstance
    private lazy var rootItem = RootItem(window: self)
    private var root: WindowRootNode?
    private var lastID: NodeID
    private var items: [NodeID: WeakItem] = [:]
    private(set) var layoutIsStale = true
    private(set) var sceneIsStale = true

    private struct WeakItem {
        weak var item: LayoutItem?
    }

    init(app: AppInstance, device: Device) {
        self.app = app
        self.device = device
        lastID = NodeID(1)
        scene = SceneTree(root: SceneNode(id: lastID))
    }

    package var graph: Graph { app.graph }
    package var services: Services { app.services }

    /// What the device gives all views.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.adopt(device)
        return values
    }

    func open(_ makeRoot: (_ViewInputs) -> ViewNode) {
        rootItem.shown.nodeID = scene.root
        let root = WindowRootNode(item: rootItem, window: self)
        self.root = root
        root.show(makeRoot)
    }

    // MARK: Events

    package func send(_ event: SceneEvent) -> ScenePatch? {
        switch event {
        case .press(let id): press(id)
        case .device(let new): show(on: new)
        }
        var own: ScenePatch?
        for (window, patch) in app.turn() {
            if window === self { own = patch } else { window.onPatch?(patch) }
        }
        return own
    }

    /// An event for a node that has gone, cannot be pressed, or lies under another one is dropped.
    private func press(_ id: NodeID) {
        guard let node = scene[id], node.meaning.isPressable, node.meaning.isEnabled, let item = items[id]?.item else {
            return
        }
        var covering: LayoutItem? = item
        while let current = covering {
            if current.blocksPresses { return }
            covering = current.container
        }
        item.press()
    }

    private func show(on new: Device) {
        guard new != device else { return }
        device = new
        root?.adopt(new)
        rootItem.layoutDidChange()
    }

    // MARK: Layout and scene

    func layoutDidChange() {
        layoutIsStale = true
        graph.askForTurn()
    }

    func sceneDidChange() {
        sceneIsStale = true
        graph.askForTurn()
    }

    /// Places everything that has changed. In debug builds, proves it.
    func layOut() {
        guard layoutIsStale else { return }
        layoutIsStale = false
        rootItem.safeArea = EdgeInsets(
            top: device.safeArea.top, leading: device.safeArea.left, bottom: device.safeArea.bottom,
            trailing: device.safeArea.right)
        rootItem.place(at: .zero, proposal: ProposedViewSize(device.size))
        #if DEBUG
            let differences = proof.run(rootItem)
            assert(differences.isEmpty, "a remembered size was wrong:\n" + differences.joined(separator: "\n"))
        #endif
    }

    /// Brings the scene up to date, and returns what that took.
    func updateScene() -> ScenePatch? {
        guard sceneIsStale else { return nil }
        sceneIsStale = false
        let operations = ScenePass(window: self).run(rootItem)
        guard !operations.isEmpty else { return nil }
        let patch = ScenePatch(revision: scene.revision + 1, operations: operations)
        scene.apply(patch)
        return patch
    }

    // MARK: Items on screen

    /// The id that an item has in the scene, or will have as soon as it is on screen.
    func nodeID(of item: LayoutItem) -> NodeID {
        if let id = item.shown.nodeID { return id }
        lastID = NodeID(lastID.rawValue + 1)
        item.shown.nodeID = lastID
        return lastID
    }

    func remember(_ item: LayoutItem, as id: NodeID) {
        items[id] = WeakItem(item: item)
    }

    /// A node has left the scene with all that is in it: whatever comes back gets new ids.
    func forget(_ id: NodeID) {
        scene.walk(from: id) { node, _ in
            items.removeValue(forKey: node.id)?.item?.forgetShown()
            return true
        }
    }
}

/// The root of a window's nodes: takes the items of the app's view into the window.
private final class WindowRootNode: ViewNode {
    private let item: RootItem
    private var content: ViewNode?

    init(item: RootItem, window: Window) {
        self.item = item
        super.init(inputs: _ViewInputs(window: window, parent: nil, environment: window.environment))
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var ownItems: [LayoutItem]? { [item] }
    override var collectsItems: Bool { true }

    func show(_ makeContent: (_ViewInputs) -> ViewNode) {
        content = makeContent(inputs(for: nil))
        collectItems()
    }

    override func collectItems() {
        item.setContent(content?.items ?? [])
    }

    func adopt(_ device: Device) {
        var values = environment
        values.adopt(device)
        receive(environment: values)
    }
}
