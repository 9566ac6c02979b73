import AssetCatalog
import Foundation
import SceneCore
import SwiftUICore
import TextEngine
import WebHost

/// Picks the host that an app runs in, and gives it what it needs.
@MainActor
enum Launch {
    /// - Parameter arguments: Those of the process, its own name first.
    static func run<A: App>(_ type: A.Type, arguments: [String]) -> Int32 {
        if arguments.dropFirst().first == "--outline" {
            return OutlineCommand(arguments: Array(arguments.dropFirst(2))).run {
                makeProvider(type, text: PangoTextMeasurer(), catalog: catalog())
            }
        }
        return WebHost.run(hostedApp(type), arguments: arguments)
    }

    private static func hostedApp<A: App>(_ type: A.Type) -> HostedApp {
        let text = PangoTextMeasurer()
        let catalog = catalog()
        return HostedApp(
            name: name, title: name, pictures: catalog.served, fonts: FontFiles.served, fontFaces: FontFiles.faceRules,
            warmUp: { text.warmUp() }, makeProvider: { makeProvider(type, text: text, catalog: catalog) })
    }

    private static func makeProvider<A: App>(
        _ type: A.Type, text: PangoTextMeasurer, catalog: AssetCatalog
    ) -> any SceneProvider {
        AppInstance(type, services: Services(text: text, images: catalog))
    }

    /// The name of the running program, which is that of its target.
    private static var name: String {
        executable.deletingPathExtension().lastPathComponent
    }

    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "app")
    }

    private static func catalog() -> AssetCatalog {
        AssetCatalog(catalogues: AssetCatalog.catalogues(besideExecutable: executable, target: name))
    }
}
