/// Windows that all show the same kind of view, each with a state of its own.
public struct WindowGroup<Content: View> {
    private let title: Text?
    private let content: Content

    fileprivate nonisolated init(title: Text?, content: Content) {
        self.title = title
        self.content = content
    }
}

extension WindowGroup: PrimitiveScene {
    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        let group = scene.value
        return _SceneOutputs(windows: [
            WindowContent(title: group.title) { inputs in
                Content._makeView(view: _GraphValue(group.content), inputs: inputs).node
            }
        ])
    }
}

extension WindowGroup {
    /// Windows that show the view in the closure.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(title: nil, content: content())
    }

    /// Windows with a title, with values in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(title: Text(titleKey), content: content())
    }

    /// Windows with a title.
    nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(title: title, content: content())
    }

    /// Windows with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content())
    }
}
