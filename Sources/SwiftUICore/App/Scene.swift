/// A part of an app's user interface that the system shows, such as a group of windows.
@MainActor
@preconcurrency
public protocol Scene {
    /// The type of ``body``.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder
    var body: Body { get }

    /// Says which windows the scene stands for.
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs
}

/// What a scene is told when it says which windows it stands for.
public struct _SceneInputs {
    /// The node that reads what the scene's body reads.
    package let node: ViewNode
    package let storage: SceneStorageSlots
}

/// The storage of a scene's own state, and of the scenes in it by type. It lives as long as the app.
@MainActor
package final class SceneStorageSlots {
    var slots: [AnyObject?] = []
    /// What a scene that watches a value was given last.
    var lastValue: Any?
    private var inner: [ObjectIdentifier: SceneStorageSlots] = [:]

    func slots(of type: Any.Type) -> SceneStorageSlots {
        if let known = inner[ObjectIdentifier(type)] { return known }
        let new = SceneStorageSlots()
        inner[ObjectIdentifier(type)] = new
        return new
    }
}

/// The windows that a scene stands for.
public struct _SceneOutputs {
    package var windows: [WindowContent]
}

/// What a window of a kind shows.
package struct WindowContent {
    package let title: Text?
    /// Gives the window's view to the node at its root.
    package let makeRoot: @MainActor (_ViewInputs) -> ViewNode
}

extension Scene {
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let properties = DynamicProperties.of(Self.self)
        let storage = inputs.storage.slots(of: Self.self)
        if storage.slots.isEmpty { storage.slots = Array(repeating: nil, count: properties.count) }
        var value = scene.value
        properties.link(in: &value, storage: &storage.slots, node: inputs.node)
        let body = inputs.node.reading { value.body }
        return Body._makeScene(
            scene: _GraphValue(body), inputs: _SceneInputs(node: inputs.node, storage: storage))
    }
}

/// The body of a scene that is not made of others. It is never evaluated.
extension Never: Scene {}

/// A scene of the framework's own, which is not made of others.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other scenes; its body cannot be evaluated")
    }
}
