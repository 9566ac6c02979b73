import AssetCatalog
import Foundation
import SceneCore
import SwiftUICore
import TextEngine

/// An app that runs in a test, without a window and without a browser.
///
/// What it shows is what every other host would show: the same layout, the same words, the same answers.
///
///     @Test @MainActor func choosingAToolShowsIt() throws {
///         let app = TestApp(ToolShed.self, on: .phone)
///         try app.tap(.button, "Hammer")
///         #expect(app.outline.contains("heading \"Hammer\""))
///         try app.back()
///     }
///
/// Each step runs to its end before it returns.
@MainActor
public final class TestApp {
    private let driver: SceneDriver
    private let app: AppInstance

    /// Starts an app on a device.
    public init<A: App>(_ type: A.Type, on device: TestDevice = .phone) {
        app = AppInstance(type, services: Self.services(forModuleOf: type))
        driver = SceneDriver(app, on: device.named)
    }

    /// Shows one view on a device.
    public init<V: View>(on device: TestDevice = .phone, @ViewBuilder view: @escaping @MainActor () -> V) {
        app = AppInstance(services: Self.services(forModuleOf: V.self), view: view)
        driver = SceneDriver(app, on: device.named)
    }

    private init(app: AppInstance, driver: SceneDriver) {
        self.app = app
        self.driver = driver
    }

    private static let text = PangoTextMeasurer()

    /// The pictures are those of the target that the app or view was declared in; its resources lie beside the tests.
    private static func services(forModuleOf type: Any.Type) -> Services {
        let module = String(reflecting: type).prefix { $0 != "." }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "tests")
        let catalogues = AssetCatalog.catalogues(besideExecutable: executable, target: String(module))
        return Services(text: text, images: AssetCatalog(catalogues: catalogues))
    }

    // MARK: Reading the screen

    /// The screen as a text: one line for each thing that has a meaning, indented by what it is in.
    public var outline: String { driver.outline.description }

    /// Whether there is something of this role with this label on the screen.
    public func exists(_ role: ElementRole, _ label: String) -> Bool {
        !driver.matches(role.kind, label).isEmpty
    }

    /// Where something is in the window, in points.
    public func frame(of role: ElementRole, _ label: String) throws -> CGRect {
        let node = try driver.find(role.kind, label).node
        return driver.session.scene.windowFrame(of: node) ?? .null
    }

    // MARK: Doing something

    /// Taps what has this role and label. The label may be one of several that are read out together. Throws an error that
    /// shows the screen if there is no such thing, more than one, or one that does not answer to a tap.
    public func tap(_ role: ElementRole, _ label: String) throws {
        try driver.press(role.kind, label)
    }

    /// Taps the button with this label.
    public func tap(_ label: String) throws {
        try tap(.button, label)
    }

    /// Goes back one screen. Throws if there is none to go back to.
    public func back() throws {
        try driver.back()
    }

    /// Drags the sheet on top down by a distance, or up if it is less than nothing, and lets go of it.
    ///
    /// - Parameters:
    ///   - distance: How far the finger takes it down, in points.
    ///   - velocity: How fast the finger still goes down when it lets go, in points a second.
    public func dragSheet(by distance: CGFloat, velocity: CGFloat = 0) throws {
        try driver.dragSheet(by: distance, velocity: velocity)
    }

    /// Drags the upper edge of the sheet on top to a height over the lower edge of the window, and lets go of it there.
    public func dragSheet(to height: CGFloat, velocity: CGFloat = 0) throws {
        try driver.dragSheet(to: height, velocity: velocity)
    }

    /// Swipes the sheet on top down, as one dismisses it. One that cannot be dismissed in this way stays.
    public func dismissSheet() throws {
        try driver.dismissSheet()
    }

    /// Turns the device by a quarter.
    public func rotate() {
        driver.rotate()
    }

    /// Shows the app in light or dark.
    public func setColorScheme(_ colorScheme: ColorScheme) {
        driver.setColorScheme(colorScheme == .dark ? .dark : .light)
    }
}

extension TestApp {
    /// Runs the turn that a change from outside has asked for, now rather than as soon as the test waits.
    package func settle() { app.turnNow() }

    /// A second window of the same app, on the same device.
    package func openAnotherWindow() -> TestApp {
        TestApp(app: app, driver: SceneDriver(app, on: driver.named))
    }

    /// Has the patches of turns that begin by themselves handed over.
    package func onPatch(_ perform: @escaping (ScenePatch) -> Void) { driver.session.onPatch = perform }

    package func send(_ event: SceneEvent) { _ = driver.session.send(event) }

    package var scene: SceneTree { driver.session.scene }

    /// Ends the app's window.
    package func close() { driver.session.close() }

    package var session: any SceneSession { driver.session }

    package var graph: Graph { app.graph }
}
