import AssetCatalog
import Foundation
import SceneCore
import StringTables
import SwiftUICore
import SymbolSet
import TextEngine
import WebHost

/// Starts an app, as `App.main` has it done, and returns the process's exit status when it is over.
///
/// `SwiftUI` finds this by its symbol and does not import this module. Whoever can see a module must be able to find the C
/// modules behind everything that it imports, and a package that knows nothing of Martlet, but says `#if canImport(SwiftUI)`,
/// cannot.
///
/// - Parameter arguments: Those of the process, its own name first.
@MainActor
@_silgen_name("martlet_launch")
package func launch<A: App>(_ type: A.Type, arguments: [String]) -> Int32 {
    Launch.run(type, arguments: arguments)
}

/// Picks the host that an app runs in, and gives it what it needs.
@MainActor
enum Launch {
    /// - Parameter arguments: Those of the process, its own name first.
    static func run<A: App>(_ type: A.Type, arguments: [String]) -> Int32 {
        var arguments = arguments
        switch arguments.dropFirst().first {
        case "--help", "-h":
            print(help)
            return EXIT_SUCCESS
        case "--previews":
            print(PreviewCommand.list)
            return EXIT_SUCCESS
        default: break
        }
        do {
            let shown = try PreviewCommand.take(from: &arguments).map(Shown<A>.preview) ?? .app
            return try run(shown, arguments: arguments)
        } catch let problem as PreviewProblem {
            FileHandle.standardError.write(Data("\(problem)\n".utf8))
            return EX_USAGE
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }

    private static func run<A: App>(_ shown: Shown<A>, arguments: [String]) throws -> Int32 {
        var rest = arguments.dropFirst(2)
        switch arguments.dropFirst().first {
        case "--outline":
            let options = try ScreenOptions(Array(rest), device: shown.device, isTurned: shown.isTurned)
            return run(shown, options) { driver, _ in print(driver.outline) }
        case "--snapshot":
            let command = try SnapshotCommand(&rest)
            let options = try ScreenOptions(Array(rest), device: shown.device, isTurned: shown.isTurned)
            return run(shown, options) { try await command.write($0, pictures: $1.served) }
        default: return WebHost.run(hostedApp(shown), arguments: arguments)
        }
    }

    private static func run<A: App>(
        _ shown: Shown<A>, _ options: ScreenOptions,
        show: @escaping @MainActor (SceneDriver, AssetCatalog) async throws -> Void
    ) -> Int32 {
        let catalog = catalog()
        // A look at the app leaves nothing behind.
        let defaults = VolatileDefaults()
        return ScreenCommand(options: options).run {
            shown.makeProvider(
                services(
                    text: PangoTextMeasurer(), catalog: catalog, defaults: defaults, loader: FetchedPictures()))
        } show: { driver in
            try await show(driver, catalog)
        }
    }

    private static var help: String {
        """
        \(name) is a SwiftUI app, run by Martlet.

          \(name)                     serves it to browsers on this machine
              --port NUMBER           at this port or the next free one; 8080 if not named, 0 for any
              --open URL              and opens a link in it
              --data FOLDER           where what visitors leave is kept; in the user's own state folder if not named
              --in-process            all of it in one process, for a debugger
          \(name) --outline           prints the first screen as text, without a browser
          \(name) --snapshot FILE     writes it as a picture: FILE.png or FILE.svg
              --device ID             on a device such as iphone-15 or ipad-11
              --orientation WHICH     portrait or landscape; --turned is short for the latter
              --appearance WHICH      light or dark
              --text-size SIZE        with text of a size from xSmall to accessibility5; large if not named
              --open URL              with a link opened in it
              --steps "STEPS"         after some steps, such as: press "Kettle"; type "Ada" into "Name"; rotate; back
          \(name) --previews          lists the previews that #Preview declares
              --preview TITLE         shows one of them in place of the app, also with --outline
        """
    }

    private static func hostedApp<A: App>(_ shown: Shown<A>) -> HostedApp {
        let resources = Resources { catalog() }
        return HostedApp(
            name: name, title: title, arguments: shown.arguments, pictures: resources.catalog.served,
            fonts: FontFiles.served, fontSheet: FontFiles.faceSheet, hanFaces: hanFaces,
            fetchedPicture: { resources.fetched[$0]?.bytes }, warmUp: { resources.text.warmUp() },
            furtherSteps: { resources.text.furtherSteps },
            makeProvider: {
                let services = services(
                    text: resources.text, catalog: resources.catalog, defaults: .standard, loader: resources.fetched)
                return shown.makeProvider(services, isWatched: true)
            })
    }

    /// What is read from files, when it is first needed: the process that only speaks HTTP never needs it.
    @MainActor
    private final class Resources {
        lazy var text = PangoTextMeasurer()
        lazy var fetched = FetchedPictures()
        private(set) lazy var catalog = makeCatalog()
        private let makeCatalog: () -> AssetCatalog

        init(_ makeCatalog: @escaping () -> AssetCatalog) {
            self.makeCatalog = makeCatalog
        }
    }

    private static var hanFaces: HanFaces {
        HanFaces(
            sheet: { HanFonts.installed.sheet(form: $0, isSerif: $1) }, file: { HanFonts.installed.file(named: $0) })
    }

    private static func services(
        text: PangoTextMeasurer, catalog: AssetCatalog, defaults: UserDefaults, loader: FetchedPictures
    ) -> Services {
        Services(
            text: text, images: catalog, colors: catalog, symbols: SymbolSet.standard,
            strings: StringTables(besideExecutable: executable, target: name),
            schemes: LinkSchemes(information: Bundle.main.infoDictionary ?? [:]), defaults: defaults,
            loader: loader)
    }

    /// The name of the running program, which is that of its target.
    private static var name: String {
        executable.deletingPathExtension().lastPathComponent
    }

    /// What the app's Info.plist calls it.
    private static var title: String {
        let information = Bundle.main.infoDictionary ?? [:]
        return ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { information[$0] as? String }.first ?? name
    }

    private static var executable: URL {
        Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "app")
    }

    private static func catalog() -> AssetCatalog {
        AssetCatalog(catalogues: AssetCatalog.catalogues(besideExecutable: executable, target: name))
    }
}

/// What is shown: the app, or one of the previews that stand beside its views.
@MainActor
private enum Shown<A: App> {
    case app
    case preview(PreviewRecord)

    /// - Parameter isWatched: Someone sees things move.
    func makeProvider(_ services: Services, isWatched: Bool = false) -> any SceneProvider {
        let app =
            switch self {
            case .app: AppInstance(A.self, services: services)
            case .preview(let record): AppInstance(services: services) { PreviewScreen(record.preview) }
            }
        app.graph.frames.areShown = isWatched
        return app
    }

    /// What leads to the same when the program is started again.
    var arguments: [String] {
        switch self {
        case .app: []
        case .preview(let record): [PreviewCommand.option, record.place]
        }
    }

    /// The device that a preview is meant for.
    var device: NamedDevice? {
        if case .preview(let record) = self { record.preview.device.flatMap { NamedDevice(id: $0.id) } } else { nil }
    }

    var isTurned: Bool {
        if case .preview(let record) = self { record.preview.isTurned ?? false } else { false }
    }
}
