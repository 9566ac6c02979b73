/// Puts the commands written in a closure together.
@resultBuilder
public struct CommandsBuilder {
    /// A single command as it is.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
        content
    }

    /// Nothing.
    public static func buildBlock() -> EmptyCommands {
        EmptyCommands()
    }

    /// A single command as it is.
    public static func buildBlock<C: Commands>(_ content: C) -> C {
        content
    }

    /// Several commands, one after the other.
    @_disfavoredOverload
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
        TupleCommands<repeat each C>(value: (repeat each content))
    }

    /// Commands that are there only under a condition.
    public static func buildIf<C: Commands>(_ content: C?) -> C? {
        content
    }

    /// The first of two.
    public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second of two.
    public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Commands that may need a newer system than the app's oldest.
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
        content
    }
}

/// No commands.
public struct EmptyCommands {
    nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(EmptyView(), inputs)
    }
}

/// Several commands, one after the other.
private struct TupleCommands<each Content: Commands> {
    let value: (repeat each Content)
}

extension TupleCommands: PrimitiveCommands {
    static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(TupleView((repeat CommandsView(commands: each content.value.value))), inputs)
    }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
    /// Several commands as one, where a builder takes no more.
    nonisolated public init(@CommandsBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(CommandsView(commands: content.value.content), inputs)
    }
}

extension Optional: Commands, PrimitiveCommands where Wrapped: Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        make(content.value.map { CommandsView(commands: $0) }, inputs)
    }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
    public static func _makeCommands(content: _GraphValue<Self>, inputs: _CommandsInputs) -> _CommandsOutputs {
        typealias Views = _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>
        return switch content.value.storage {
        case .trueContent(let commands):
            make(Views(storage: .trueContent(CommandsView(commands: commands))), inputs)
        case .falseContent(let commands):
            make(Views(storage: .falseContent(CommandsView(commands: commands))), inputs)
        }
    }
}
