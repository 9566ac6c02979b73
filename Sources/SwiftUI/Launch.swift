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
        if ["--help", "-h"].contains(arguments.dropFirst().first) {
            print(help)
            return 0
        }
        if arguments.dropFirst().first == "--outline" {
            return OutlineCommand(arguments: Array(arguments.dropFirst(2))).run {
                makeProvider(type, text: PangoTextMeasurer(), catalog: catalog())
            }
        }
        return WebHost.run(hostedApp(type), arguments: arguments)
    }

    private static var help: String {
        """
        \(name) is a SwiftUI app, run by Martlet.

          \(name) [--port NUMBER]     serves it to browsers on this machine; 8080 or the next free port, 0 for any
          \(name) --outline           prints the first screen as text, without a browser
              --device ID             on a device such as iphone-15 or ipad-11
              --turned                turned by a quarter
              --steps "STEPS"         after some steps: press [ROLE] "LABEL"; back; rotate; dark; light
        """
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
