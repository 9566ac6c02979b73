/// The command that shows and hides the sidebar of a split view: Control, Command and S.
public struct SidebarCommands {
    nonisolated public init() {}
}

extension SidebarCommands: PrimitiveCommands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        let window = inputs.view.window
        let toggle = Button(Words.toggleSidebar) { [weak window] in window?.sidebarOwner?.toggleSidebar() }
            .keyboardShortcut("s", modifiers: [.control, .command])
        return make(CommandsGroup(name: Text(verbatim: Words.Menus.view), content: toggle), inputs)
    }
}

/// Has a sidebar that can be shown and hidden.
@MainActor
protocol SidebarOwner: ViewNode {
    func toggleSidebar()
}

extension Window {
    /// The first split view of the window.
    fileprivate var sidebarOwner: (any SidebarOwner)? {
        func find(below node: ViewNode) -> (any SidebarOwner)? {
            for child in node.children {
                if let found = child as? any SidebarOwner ?? find(below: child) { return found }
            }
            return nil
        }
        return rootNode.flatMap(find)
    }
}
