/// Makes a property of the environment out of a variable with a default.
///
///     extension EnvironmentValues {
///         @Entry var paperSize: PaperSize = .letter
///     }
///
/// The variable stands in an extension of ``EnvironmentValues``, or, with an optional type and no default, of ``FocusedValues``. It needs a default, unless its type is optional; then that is
/// nil. With a type, the default is evaluated anew for each reading of a value that nobody has set.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
