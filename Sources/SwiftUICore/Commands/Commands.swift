/// What an app can be told by its menus and by keys, wherever the person is in it.
///
///     WindowGroup {
///         PackingList()
///     }
///     .commands {
///         CommandMenu("Packing") {
///             Button("Pack all") { pack() }.keyboardShortcut("p", modifiers: [.command, .shift])
///         }
///     }
///
/// As on a tablet, nothing is seen of the menus: the keys of what is in them work while the window is used. Who goes on by the
/// keyboard, or listens, comes to the menus after all else in the window; they are seen while the focus is in them.
@MainActor
@preconcurrency
public protocol Commands {
    /// The type of ``body``.
    associatedtype Body: Commands

    /// What the commands are made of.
    @CommandsBuilder
    var body: Body { get }

    /// Gives the commands to the node at their place.
    static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs
}

/// The place that commands are meant for.
public struct _CommandsInputs {
    let view: _ViewInputs
}

/// What commands have become at their place.
public struct _CommandsOutputs {
    let view: _ViewOutputs
}

extension Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(CommandsBody(commands: content.value), inputs)
    }

    /// Makes the views that commands come down to.
    static func make<V: View>(_ view: V, _ inputs: _CommandsInputs) -> _CommandsOutputs {
        _CommandsOutputs(view: V._makeView(view: _GraphValue(view), inputs: inputs.view))
    }
}

/// The body of commands that are not made of others. It is never evaluated.
extension Never: Commands {}

/// Commands of the framework's own, which are not made of others.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never {
        preconditionFailure("\(Self.self) is not made of other commands; its body cannot be evaluated")
    }
}

/// Commands among views.
struct CommandsView<Content: Commands> {
    let commands: Content
}

extension CommandsView: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeCommands(content: _GraphValue(view.value.commands), inputs: _CommandsInputs(view: inputs)).view
    }
}

/// Commands of an app's type. Their own properties, such as values of the environment, are those of this view.
private struct CommandsBody<Content: Commands>: View {
    @Held var commands: Content

    init(commands: Content) {
        _commands = Held(wrappedValue: commands)
    }

    var body: some View {
        CommandsView(commands: commands.body)
    }
}
