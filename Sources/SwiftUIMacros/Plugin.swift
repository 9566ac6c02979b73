import MacroSyntax
import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin

    @main
    struct SwiftUIMacrosPlugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = Macros.all
    }
#else
    // The toolchain ships all of SwiftSyntax but the module that answers the compiler, so this does.
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    @main
    struct SwiftUIMacrosPlugin: PluginProvider {
        static func main() throws {
            let connection = try StandardIOMessageConnection()
            try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
        }

        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = Macros.all.first(where: { "\($0)" == typeName }) else {
                throw UnknownMacro(typeName: typeName)
            }
            return macro
        }
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
        let typeName: String
        var description: String { "There is no macro \(typeName) in SwiftUIMacros." }
    }
#endif

/// The macros of SwiftUI. What they do stands in MacroSyntax.
private enum Macros {
    static var all: [any Macro.Type] { [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self] }
}
