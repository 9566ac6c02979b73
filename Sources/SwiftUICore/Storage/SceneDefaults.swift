import Foundation

extension Scene {
    /// The store that `AppStorage` in the windows of this scene keeps its values in, where it does not name another one.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        StoringScene(content: self, store: store)
    }
}

/// A scene, and where its windows keep values.
private struct StoringScene<Content: Scene> {
    let content: Content
    let store: UserDefaults
}

extension StoringScene: PrimitiveScene {
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let store = scene.value.store
        let content = Content._makeScene(scene: _GraphValue(scene.value.content), inputs: inputs)
        let windows = content.windows.map { window in
            WindowContent(title: window.title) { node(of: WindowView(window: window).defaultAppStorage(store), $0) }
        }
        return _SceneOutputs(windows: windows)
    }

    @MainActor
    private static func node<V: View>(of view: V, _ inputs: _ViewInputs) -> ViewNode {
        V._makeView(view: _GraphValue(view), inputs: inputs).node
    }
}

/// What a window shows, as a view that others can be put around.
private struct WindowView {
    let window: WindowContent
}

extension WindowView: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: view.value.window.makeRoot(inputs))
    }
}
