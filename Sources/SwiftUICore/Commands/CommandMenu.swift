/// A menu of an app's own.
public struct CommandMenu<Content: View> {
    private let name: Text
    private let content: Content

    private nonisolated init(name: Text, content: Content) {
        self.name = name
        self.content = content
    }

    /// A menu that is called by a text, with values in it.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(name: Text(nameKey), content: content())
    }

    /// A menu that is called by a text.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.init(name: name, content: content())
    }

    /// A menu that is called by a text, shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(name: Text(name), content: content())
    }
}

extension CommandMenu: PrimitiveCommands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(CommandsGroup(name: content.value.name, content: content.value.content), inputs)
    }
}

/// Commands beside those of the system, or in their place. The system's own commands are those that need no app's code; here there
/// are none, so that all three say only where the commands would stand.
public struct CommandGroup<Content: View> {
    private let group: CommandGroupPlacement
    private let content: Content

    private nonisolated init(_ group: CommandGroupPlacement, content: Content) {
        self.group = group
        self.content = content
    }

    /// Commands before those of a group.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(group, content: addition())
    }

    /// Commands after those of a group.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(group, content: addition())
    }

    /// Commands in place of those of a group.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(group, content: addition())
    }
}

extension CommandGroup: PrimitiveCommands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        let name = Text(verbatim: content.value.group.menu)
        return make(CommandsGroup(name: name, content: content.value.content), inputs)
    }
}

/// Where the system's commands stand.
public struct CommandGroupPlacement: Sendable {
    /// The menu that they are in.
    let menu: String

    public static let appInfo = CommandGroupPlacement(menu: Words.Menus.app)
    public static let appSettings = CommandGroupPlacement(menu: Words.Menus.app)
    public static let systemServices = CommandGroupPlacement(menu: Words.Menus.app)
    public static let appVisibility = CommandGroupPlacement(menu: Words.Menus.app)
    public static let appTermination = CommandGroupPlacement(menu: Words.Menus.app)
    public static let newItem = CommandGroupPlacement(menu: Words.Menus.file)
    public static let saveItem = CommandGroupPlacement(menu: Words.Menus.file)
    public static let importExport = CommandGroupPlacement(menu: Words.Menus.file)
    public static let printItem = CommandGroupPlacement(menu: Words.Menus.file)
    public static let undoRedo = CommandGroupPlacement(menu: Words.Menus.edit)
    public static let pasteboard = CommandGroupPlacement(menu: Words.Menus.edit)
    public static let textEditing = CommandGroupPlacement(menu: Words.Menus.edit)
    public static let textFormatting = CommandGroupPlacement(menu: Words.Menus.format)
    public static let toolbar = CommandGroupPlacement(menu: Words.Menus.view)
    public static let sidebar = CommandGroupPlacement(menu: Words.Menus.view)
    public static let windowSize = CommandGroupPlacement(menu: Words.Menus.window)
    public static let windowList = CommandGroupPlacement(menu: Words.Menus.window)
    public static let singleWindowList = CommandGroupPlacement(menu: Words.Menus.window)
    public static let windowArrangement = CommandGroupPlacement(menu: Words.Menus.window)
    public static let help = CommandGroupPlacement(menu: Words.Menus.help)
}

/// The commands of a menu, by its name.
struct CommandsGroup<Content: View>: View {
    let name: Text
    let content: Content

    var body: some View {
        NamedControls(label: name, content: VStack(alignment: .leading) { content })
    }
}
