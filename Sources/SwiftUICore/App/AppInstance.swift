import Foundation
import NavigationCore
import SceneCore

/// A running app: its nodes, its windows, and the turns that keep them up to date.
@MainActor
package final class AppInstance: SceneProvider {
    package let graph = Graph()
    package let services: Services
    private let makeRoot: @MainActor (_ViewInputs) -> ViewNode
    private var windows: [Handle<Window>] = []

    /// Starts an app: its `init()` runs now, its body when the first window opens.
    package init<A: App>(_ type: A.Type, services: Services) {
        self.services = services
        StoredDefaults.shared.ofApp = services.defaults
        let state = AppState(A())
        makeRoot = { AppNode(state, inputs: $0) }
        begin()
    }

    /// Starts an app that shows one view, for tests and previews.
    package init<V: View>(services: Services, @ViewBuilder view: @escaping @MainActor () -> V) {
        self.services = services
        makeRoot = { V._makeView(view: _GraphValue(view()), inputs: $0).node }
        begin()
    }

    package func openScene(on device: Device, restoring state: Data) -> any SceneSession {
        openWindow(on: device, restoring: state)
    }

    package func openWindow(on device: Device, restoring state: Data = Data()) -> Window {
        // The first bodies run now, and objects of the app's are made.
        StoredDefaults.shared.ofApp = services.defaults
        let window = Window(app: self, device: device, restoring: state)
        windows.append(window.handle)
        window.open(makeRoot)
        for (other, patch) in turn() where other !== window { other.onPatch?(patch) }
        return window
    }

    /// Runs one turn, with an event if there is one, and returns what it changed, by window.
    func turn(with event: SceneEvent? = nil, in window: Window? = nil) -> [(window: Window, patch: ScenePatch)] {
        StoredDefaults.shared.ofApp = services.defaults
        windows.removeAll { $0.object == nil }
        let turn = Turn(graph: graph, windows: windows.compactMap(\.object))
        guard let event, let window else { return turn.run() }
        return turn.run((event, window))
    }

    private func begin() {
        NavigationWarning.listen { RuntimeWarning.log($0.text) }
        runTurnsWhenAsked()
    }

    /// A state that changes outside of an event (a task of the app has finished) gets a turn of its own, right after the
    /// code that has changed it.
    private func runTurnsWhenAsked() {
        graph.onNeedsTurn = { [weak self] in
            Task { @MainActor in self?.turnNow() }
        }
    }

    /// Runs a turn if anything needs one, and hands what it changed to the windows' hosts.
    package func turnNow() {
        for (window, patch) in turn() { window.onPatch?(patch) }
    }
}

/// The value of an app, and what outlives it: the storage of its own state, which all windows share.
@MainActor
private final class AppState<A: App> {
    let app: A
    let properties = DynamicProperties.of(A.self)
    var storage: [AnyObject?]
    let scenes = SceneStorageSlots()

    init(_ app: A) {
        self.app = app
        storage = Array(repeating: nil, count: properties.count)
    }
}

/// The root of a window: evaluates the app's body, and shows the first kind of window in it.
private final class AppNode<A: App>: ViewNode {
    private let state: AppState<A>
    private var child: ViewNode?

    init(_ state: AppState<A>, inputs: _ViewInputs) {
        self.state = state
        super.init(inputs: inputs)
        run()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func evaluate() {
        var app = state.app
        state.properties.link(in: &app, storage: &state.storage, node: self)
        graph.bodyRan(A.self)
        let body = reading { app.body }
        let inputs = _SceneInputs(node: self, storage: state.scenes)
        let content = A.Body._makeScene(scene: _GraphValue(body), inputs: inputs).windows.first
        window.title = content?.title?.string(in: window.environment)
        child = content?.makeRoot(self.inputs(for: child))
    }
}
