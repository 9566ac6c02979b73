import Foundation
import SceneCore

/// One window of an app: its device, the root of its views, and what is on screen.
@MainActor
package final class Window: SceneSession {
    package private(set) var device: Device
    package private(set) var scene: SceneTree
    package var onPatch: ((ScenePatch) -> Void)?
    package var onOpenURL: ((URL) -> Void)?
    package var onShare: ((SharedContent) -> Void)?
    package let proof = LayoutProof()
    /// The views that open addresses.
    let addresses = AddressOpeners()
    /// The address of what the window shows.
    private(set) lazy var stateAddress = WindowAddress(graph: graph)
    package var address: String { stateAddress.query }
    package func address(in query: String) -> String { stateAddress.query(in: query) }
    /// Opens addresses for them.
    private lazy var systemOpener = SystemOpener(of: self)
    /// What the views keep in the window.
    let saved: SavedValues
    package var savedState: Data { saved.data }
    /// Where what is written on a keyboard goes.
    let focus: WindowFocus
    /// Where whoever listens to the screen is.
    let spokenFocus: WindowFocus
    /// What views say of themselves for whoever wants to know what has the focus.
    let focusedValues = WindowFocusedValues()
    let geometryReadings = GeometryReadings()
    let explicitGuides = ExplicitGuides()
    var sizeDoubts = SizeDoubts()
    /// Things that several views stand for.
    let matches = MatchNumbers()
    /// Views have said how far in front of others they are: until then nobody need ask.
    var hasDepths = false
    /// Views have said when they are read: until then nobody need ask.
    var hasSortPriorities = false
    /// Views have said where a finger meets them.
    var hasTouchAreas = false
    private var phase = WindowPhase.active
    /// The row of a list whose buttons a swipe has uncovered.
    weak var swipedRow: ListRowItem?
    /// Follows the finger that is down.
    let pointers = PointerTracking()
    /// The title that the app gave its windows.
    package var title: String? {
        didSet { if title != oldValue { root?.item.sceneDidChange() } }
    }

    private let app: AppInstance
    private nonisolated(unsafe) var ownHandle: Handle<Window>?
    private var root: WindowRootNode?
    private var lastID: NodeID
    private var items: [NodeID: Handle<LayoutItem>] = [:]
    private(set) var layoutIsStale = true
    private var sceneIsStale = true
    private var geometryIsStale = false

    init(app: AppInstance, device: Device, restoring state: Data) {
        saved = SavedValues(restoring: state)
        let requests = FocusRequests()
        focus = WindowFocus(requests: requests)
        spokenFocus = WindowFocus(requests: requests)
        self.app = app
        self.device = device
        lastID = NodeID(1)
        scene = SceneTree(root: SceneNode(id: lastID))
    }

    deinit {
        ownHandle?.end()
    }

    /// For those who may outlive the window.
    var handle: Handle<Window> {
        if let ownHandle { return ownHandle }
        let handle = Handle(self)
        ownHandle = handle
        return handle
    }

    package var graph: Graph { app.graph }
    /// Tasks of views are running, or what they have changed is yet to be shown.
    package var isWorking: Bool { graph.runningTasks > 0 || !graph.isQuiet || layoutIsStale || sceneIsStale }
    package var services: Services { app.services }
    package var language: String {
        EnvironmentValues.language(of: services.strings, for: environment.preferredLanguages)
    }

    /// What the device gives all views.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.adopt(device)
        if phase != .active { values.scenePhase = ScenePhase(phase) }
        values.namedColors = services.colors
        values.pictures = services.pictures
        values.speak(services.strings)
        values.systemOpener = systemOpener
        values.pictureLoader = services.loader
        return values
    }

    func open(_ makeRoot: (_ViewInputs) -> ViewNode) {
        let root = WindowRootNode(inputs: _ViewInputs(window: self, parent: nil, environment: environment))
        root.item.shown.nodeID = scene.root
        self.root = root
        root.show(makeRoot)
    }

    package func close() {
        root?.unmount()
        _ = app.turn()
        root = nil
        items.removeAll()
    }

    // MARK: Events

    package func send(_ event: SceneEvent) -> ScenePatch? {
        guard root != nil else { return nil }
        var own: [ScenePatch] = []
        for (window, patch) in app.turn(with: event, in: self) {
            if window === self { own.append(patch) } else { window.onPatch?(patch) }
        }
        // The last one is the answer; those before it come first.
        for patch in own.dropLast() { onPatch?(patch) }
        return own.last
    }

    /// The item that answers for a node, if it is on screen.
    func item(for id: NodeID) -> LayoutItem? {
        items[id]?.object
    }

    func show(on new: Device) {
        guard new != device, let root else { return }
        device = new
        root.surroundingsDidChange()
        root.item.layoutDidChange()
    }

    func enter(_ new: WindowPhase) {
        guard new != phase, let root else { return }
        phase = new
        root.surroundingsDidChange()
    }

    // MARK: Layout and scene

    func layoutDidChange() {
        layoutIsStale = true
        graph.askForTurn()
    }

    /// Something has been scrolled: those who read where views are look again, after the layout of this turn.
    func geometryDidChange() {
        guard !geometryIsStale else { return }
        geometryIsStale = true
        graph.appearancesMayHaveChanged()
        graph.afterLayout { [handle] in
            handle.object?.geometryIsStale = false
            handle.object?.geometryReadings.tell()
        }
    }

    func sceneDidChange() {
        sceneIsStale = true
        graph.askForTurn()
    }

    /// Counts the layouts of the window; nil while one is under way.
    private(set) var layoutCount: Int? = 0
    private(set) var layouts = 0

    /// Counts the items in which something was placed, so that a test can prove that nothing else was.
    package var placements = 0

    /// Runs a layout.
    func layOut(_ layout: () -> Void) {
        layoutCount = nil
        layout()
        layouts += 1
        layoutCount = layouts
    }

    /// The root of the views, while the window is open.
    var rootNode: ViewNode? { root }

    /// The root of what is placed, while the window is open.
    var rootItem: RootItem? { root?.item }

    /// The root of what is to be placed, if anything has to be.
    func takeStaleLayout() -> RootItem? {
        guard layoutIsStale else { return nil }
        layoutIsStale = false
        return root?.item
    }

    /// Brings the scene up to date, and returns what that took.
    func updateScene() -> ScenePatch? {
        guard sceneIsStale, let rootItem = root?.item else { return nil }
        sceneIsStale = false
        let pass = ScenePass(window: self)
        let operations = pass.run(rootItem)
        let patch = ScenePatch(revision: scene.revision + 1, operations: operations, motions: pass.motions)
        if !operations.isEmpty { scene.apply(patch) }
        #if DEBUG
            let differences = SceneProof(window: self).run(rootItem)
            assert(
                differences.isEmpty, "the scene is not what the layout says:\n" + differences.joined(separator: "\n"))
        #endif
        return operations.isEmpty ? nil : patch
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
        items[id] = item.handle
    }

    /// Whether the nodes that stand for an item are in the scene, or about to be. As long as no node is forgotten, they are.
    func isShown(_ item: LayoutItem) -> Bool {
        guard let outcome = item.shown.outcome else { return false }
        if item.shown.forgottenBefore == timesForgotten { return true }
        guard outcome.allSatisfy({ $0 == scene.root || items[$0] != nil }) else { return false }
        item.shown.forgottenBefore = timesForgotten
        return true
    }

    /// Counts what has left the scene.
    private(set) var timesForgotten = 0

    /// A node has left the scene with all that is in it: whatever comes back gets new ids.
    func forget(_ id: NodeID) {
        timesForgotten += 1
        scene.walk(from: id) { node, _ in
            let item = items.removeValue(forKey: node.id)?.object
            // An item that has been given another id since is somewhere else by now.
            if let item, item.shown.nodeID == node.id { item.forgetShown() }
            return true
        }
    }
}
