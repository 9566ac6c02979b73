import Foundation
import SceneCore

extension Scene {
    /// Adds commands to the scene: menus, and keys that work wherever the person is in the window.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        CommandingScene(scene: self, commands: content())
    }
}

/// A scene, and what it can be told.
private struct CommandingScene<Content: Scene, Added: Commands> {
    let scene: Content
    let commands: Added
}

extension CommandingScene: PrimitiveScene {
    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let storage = inputs.storage.slots(of: Self.self)
        var outputs = Content._makeScene(
            scene: _GraphValue(scene.value.scene), inputs: _SceneInputs(node: inputs.node, storage: storage))
        let commands = scene.value.commands
        outputs.windows = outputs.windows.map { window in
            WindowContent(title: window.title) { inputs in
                let view = WindowView(make: window.makeRoot).modifier(
                    LayerModifier(
                        layer: CommandBar(commands: commands), alignment: .topLeading, isBehind: false, isUnseen: true))
                return type(of: view)._makeView(view: _GraphValue(view), inputs: inputs).node
            }
        }
        return outputs
    }
}

/// What a window shows, as a view.
private struct WindowView {
    let make: @MainActor (_ViewInputs) -> ViewNode
}

extension WindowView: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: view.value.make(inputs))
    }
}

/// The menus of a window. They are seen while the focus is in them.
private struct CommandBar<Content: Commands>: View {
    let commands: Content

    var body: some View {
        HStack(alignment: .top) { CommandsView(commands: commands) }
            .padding()
            .fixedSize()
            .modifier(CommandBarModifier())
    }
}

private struct CommandBarModifier: ViewModifier {
    typealias Body = Never

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        inputs.modifierNode(CommandBarNode.self, for: modifier, body: body)
    }
}

private final class CommandBarNode: WrapperNode<CommandBarModifier, CommandBarItem> {
    override func update(_ wrapper: CommandBarItem) {
        wrapper.background = readingEnvironment { StandardColor.denseGlass.color(in: environment.colorScheme) }
    }
}

private final class CommandBarItem: WrapperItem {
    var background: SceneColor? {
        didSet { if background != oldValue { sceneDidChange() } }
    }

    override func paint() -> Paint? {
        var paint = Paint()
        paint.meaning = Meaning(role: .group, label: Words.menuBar)
        paint.style.background = background
        paint.style.cornerRadius = MenuMetrics.cornerRadius
        paint.style.isRaised = true
        paint.style.opacity = 0
        paint.style.isSeenWithFocus = true
        return paint
    }
}
