import AssetCatalog
import Foundation
import SceneCore
import StringTables
import SwiftUICore
import SymbolSet
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
    package let driver: SceneDriver
    private var app: AppInstance
    private let start: @MainActor () -> AppInstance
    let catalog: AssetCatalog
    let pictures: TestPictures

    /// Starts an app on a device.
    public init<A: App>(_ type: A.Type, on device: TestDevice = .phone) {
        let (defaults, pictures) = (VolatileDefaults(), TestPictures())
        let catalog = Self.catalog(ofModuleOf: type)
        let strings = Self.strings(ofModuleOf: type)
        self.catalog = catalog
        self.pictures = pictures
        start = { AppInstance(type, services: Self.services(catalog, strings, defaults, pictures)) }
        app = start()
        driver = SceneDriver(app, on: device.named)
    }

    /// Shows one view on a device.
    public init<V: View>(on device: TestDevice = .phone, @ViewBuilder view: @escaping @MainActor () -> V) {
        let (defaults, pictures) = (VolatileDefaults(), TestPictures())
        let catalog = Self.catalog(ofModuleOf: V.self)
        let strings = Self.strings(ofModuleOf: V.self)
        self.catalog = catalog
        self.pictures = pictures
        start = { AppInstance(services: Self.services(catalog, strings, defaults, pictures), view: view) }
        app = start()
        driver = SceneDriver(app, on: device.named)
    }

    private init(of other: TestApp, driver: SceneDriver) {
        app = other.app
        start = other.start
        catalog = other.catalog
        pictures = other.pictures
        self.driver = driver
    }

    private static let text = PangoTextMeasurer()

    /// The pictures are those of the target that the app or view was declared in; its resources lie beside the tests.
    private static func catalog(ofModuleOf type: Any.Type) -> AssetCatalog {
        let module = String(reflecting: type).prefix { $0 != "." }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "tests")
        let catalogues = AssetCatalog.catalogues(besideExecutable: executable, target: String(module))
        return AssetCatalog(catalogues: catalogues)
    }

    /// The texts are those of the same target.
    private static func strings(ofModuleOf type: Any.Type) -> StringTables {
        let module = String(reflecting: type).prefix { $0 != "." }
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "tests")
        return StringTables(besideExecutable: executable, target: String(module))
    }

    private static func services(
        _ catalog: AssetCatalog, _ strings: StringTables, _ defaults: UserDefaults, _ pictures: TestPictures
    ) -> Services {
        Services(
            text: text, images: catalog, colors: catalog, symbols: SymbolSet.standard, strings: strings,
            defaults: defaults, loader: pictures)
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

    /// What something holds or stands at, as it is read out: the text of a field. Empty if it has no value.
    public func value(of role: ElementRole, _ label: String) throws -> String {
        try driver.find(role.kind, label).value
    }

    /// What is read out of what comes of using something. Empty if nothing is.
    public func hint(of role: ElementRole, _ label: String) throws -> String {
        try driver.find(role.kind, label).hint
    }

    /// Whether the switch with this label is on: a `Toggle`.
    public func isOn(_ label: String) throws -> Bool {
        try driver.find(.toggle, label).isOn == true
    }

    /// Whether the text field with this label has the focus.
    public func hasFocus(_ label: String) throws -> Bool {
        try driver.find(.textField, label).node == driver.fieldWithFocus
    }

    /// Whether what has this role and label has the focus, of what the app follows it in: fields, views that are `focusable()`, and
    /// those with a state of `accessibilityFocused`.
    public func hasFocus(_ role: ElementRole, _ label: String) throws -> Bool {
        try driver.hasFocus(role.kind, label)
    }

    /// The addresses that the app has had opened outside of it, the last one last: what a `Link` leads to, and what `openURL` is
    /// called with. Links of the app's own scheme are not among them, since they come back to its `onOpenURL`.
    ///
    ///     try app.tap(.link, "Opening hours")
    ///     #expect(app.openedURLs.last?.path() == "/hours")
    public var openedURLs: [URL] { driver.openedURLs }

    /// What the app has shared, the last last: the texts, the addresses and the names of files of each `ShareLink` that was tapped.
    ///
    ///     try app.tap("Share…")
    ///     #expect(await app.wait(within: .seconds(5)) { app.shared.last == ["https://example.org/lake"] })
    public var shared: [[String]] {
        driver.shared.map { $0.texts + $0.urls.map(\.absoluteString) + $0.files.map(\.name) }
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

    /// Holds a finger on what has this role and label until it answers. Throws an error that shows the screen if there is no
    /// such thing, or none that answers to a long press.
    public func longPress(_ role: ElementRole, _ label: String) throws {
        try driver.longPress(role.kind, label)
    }

    /// Chooses an option of the picker with this label, whatever it looks like: a menu and a list of options are opened first.
    ///
    ///     try app.choose("Chocolate", in: "Flavour")
    public func choose(_ option: String, in picker: String) throws {
        try driver.choose(option, in: picker)
    }

    /// Drags what has this role and label quickly for 200 points. Throws an error that shows the screen if there is no such
    /// thing, or none that can be dragged.
    public func swipe(_ swipe: TestSwipe, on role: ElementRole, _ label: String) throws {
        try driver.swipe(swipe.direction, role.kind, label)
    }

    /// Makes the slider or stepper with this label one step more: what a screen reader does with it, or an arrow key. Throws an
    /// error that shows the screen if there is no such thing, or none that can be used.
    public func increment(_ label: String) throws {
        try driver.increment(label)
    }

    /// Makes the slider or stepper with this label one step less.
    public func decrement(_ label: String) throws {
        try driver.decrement(label)
    }

    /// Drags the thumb of the slider with this label to a value, or as near to it as its steps and ends allow.
    ///
    ///     try app.adjust("Volume", to: 0.7)
    public func adjust(_ label: String, to value: Double) throws {
        try driver.adjust(label, to: value)
    }

    /// Scrolls down by a distance in points, or up if it is less than nothing, as a finger does, and lets go: the largest scroll view
    /// or list on the screen that scrolls up and down. Throws if there is none.
    public func scroll(by distance: CGFloat) throws {
        try driver.scroll(by: CGSize(width: 0, height: distance))
    }

    /// Scrolls across and down by a distance in points, as a finger does, and lets go: the scroll view or list around what has this
    /// role and label.
    public func scroll(by distance: CGSize, around role: ElementRole, _ label: String) throws {
        try driver.scroll(by: distance, around: (role.kind, label))
    }

    /// Scrolls to one end, as a finger does: the largest scroll view or list on the screen that scrolls in this direction. Throws if
    /// there is none.
    ///
    ///     try app.scroll(to: .bottom)
    public func scroll(to edge: Edge) throws {
        try driver.scroll(to: edge.scrollEdge)
    }

    /// Scrolls to one end the scroll view or list around what has this role and label.
    public func scroll(to edge: Edge, around role: ElementRole, _ label: String) throws {
        try driver.scroll(to: edge.scrollEdge, around: (role.kind, label))
    }

    /// Swipes the row that has something with this role and label so far that what the first button there does is done.
    public func swipeAway(_ swipe: TestSwipe, on role: ElementRole, _ label: String) throws {
        try driver.swipeAway(swipe.direction, role.kind, label)
    }

    /// Moves the row that has something with this role and label by so many places, up if less than nothing. Throws if it cannot be
    /// moved, or the list is not being edited.
    public func moveRow(_ role: ElementRole, _ label: String, by steps: Int) throws {
        try driver.moveRow(role.kind, label, by: steps)
    }

    /// Drags what has one role and label onto what has another, and lets go in its middle. Throws if the one cannot be dragged, or
    /// nothing can be dropped onto the other.
    ///
    ///     try app.drag(.text, "Hammer", onto: .group, "Toolbox")
    public func drag(
        _ role: ElementRole, _ label: String, onto target: ElementRole, _ targetLabel: String
    ) throws {
        try driver.drag(role.kind, label, onto: target.kind, targetLabel)
    }

    /// Pulls down the list on top, to have it loaded anew. ``settle(within:)`` waits until that is done.
    public func pullToRefresh() throws {
        try driver.pullToRefresh()
    }

    /// Writes at the end of the text field with this label, or of the one that has the focus if none is named, one character
    /// after the other. Throws an error that shows the screen if there is no such field.
    ///
    ///     try app.type("Ada", into: "Name")
    public func type(_ text: String, into label: String? = nil) throws {
        try driver.type(text, into: label)
    }

    /// Takes out all that is in the text field with this label, or in the one that has the focus if none is named.
    public func clear(_ label: String? = nil) throws {
        try driver.clear(label)
    }

    /// Presses the return key in the text field that has the focus. Throws if none has.
    public func submit() throws {
        try driver.submit()
    }

    /// Takes the focus, and so the keyboard, from the text field that has it. Throws if none has.
    public func endEditing() throws {
        try driver.endEditing()
    }

    /// What has been copied, which a `PasteButton` takes in; nil for nothing.
    ///
    ///     app.clipboard = "12 eggs"
    ///     try app.tap(.button, "Paste")
    public var clipboard: String? {
        get { driver.clipboard }
        set { driver.clipboard = newValue }
    }

    /// Moves the focus to what has this role and label, as the Tab key and a screen reader do.
    ///
    ///     try app.focus(.group, "Board")
    ///     try app.pressKey(.leftArrow, modifiers: [])
    public func focus(_ role: ElementRole, _ label: String) throws {
        try driver.focus(role.kind, label)
    }

    /// Takes the focus from what has it. Throws if nothing has.
    public func leaveFocus() throws {
        try driver.leaveFocus()
    }

    /// Presses a key and lets it go, and Command with it if nothing else is said: whatever on the screen has this shortcut answers, or
    /// else the views around what has the focus, by `onKeyPress`. Throws an error that shows the screen if none of them does.
    ///
    ///     try app.pressKey("s")
    ///     try app.pressKey(.escape, modifiers: [])
    public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = .command) throws {
        try driver.press(SceneShortcut(key, modifiers), held: modifiers.held)
    }

    /// Goes back one screen. Throws if there is none to go back to.
    public func back() throws {
        try driver.back()
    }

    /// Swipes from the leading edge of the window, as one goes back. Returns whether that has left a screen: where there is no back
    /// button, as under `navigationBarBackButtonHidden()`, nothing happens.
    @discardableResult
    public func swipeBack() -> Bool {
        driver.swipeBack()
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

    /// Gives the window another size, in points, with the size classes that go with it: a window on a tablet, a browser.
    public func resize(to size: CGSize) {
        driver.resize(to: size)
    }

    /// Moves the app to another device, upright; what it shows stays.
    public func show(on device: TestDevice) {
        driver.show(on: device.named)
    }

    /// Shows the app in light or dark.
    public func setColorScheme(_ colorScheme: ColorScheme) {
        driver.setColorScheme(colorScheme == .dark ? .dark : .light)
    }
}

// MARK: Around the app

extension TestApp {
    /// Has the app open an address, as a link elsewhere does.
    ///
    ///     app.open(try #require(URL(string: "toolshed://hammers/3")))
    public func open(_ url: URL) {
        driver.open(url)
    }

    /// The address of what the screen shows, as far as the app's values name it: what is selected in the columns, and what lies on
    /// the stack, if that can be saved. It is the query of the page's address in a browser, and empty if nothing is named.
    ///
    ///     try app.tap("Hammer")
    ///     #expect(app.stateAddress == "path=hammer")
    public var stateAddress: String { driver.session.address }

    /// Comes with the address of what a screen has shown, as someone does who was sent it: the app shows the same, as far as it
    /// can be read.
    public func visit(_ stateAddress: String) {
        driver.visit(stateAddress)
    }

    /// Puts the app aside, as by going to the home screen: its scene phase becomes inactive, then background.
    public func enterBackground() {
        driver.setActive(false)
    }

    /// Takes the app up again: its scene phase becomes inactive, then active.
    public func enterForeground() {
        driver.setActive(true)
    }

    /// Ends the app and starts it anew on the same device, as the system does with one that was in the background for long.
    /// What it finds is what it has saved: its files, the values of `@AppStorage`, and those of `@SceneStorage` in its window. What
    /// it held in memory is gone. The first app of a test has kept nothing yet.
    ///
    ///     app.enterBackground()
    ///     app.relaunch()
    public func relaunch() {
        app = start()
        driver.relaunch(app)
    }
}

// MARK: Waiting

extension TestApp {
    /// Waits until the tasks of the app's views have ended and the screen has stopped changing. Returns whether that happened
    /// within the time; a task that listens for ever never ends.
    ///
    /// A step needs no waiting: it runs to its end before it returns. What an app does in tasks takes its own time, which is
    /// real: a `Task.sleep` of the app's sleeps. What runs outside of views (`Task { }`, a queue) cannot be seen; wait for
    /// what comes of it with ``wait(within:for:)``.
    ///
    ///     try app.tap("Refresh")
    ///     #expect(await app.settle(within: .seconds(5)))
    @discardableResult
    public func settle(within limit: Duration) async -> Bool {
        await driver.settle(within: limit)
    }

    /// Waits until a condition holds. Returns whether it does within the time.
    ///
    ///     #expect(await app.wait(within: .seconds(5)) { app.exists(.text, "Saved") })
    @discardableResult
    public func wait(within limit: Duration, for condition: () -> Bool) async -> Bool {
        await driver.wait(within: limit, for: condition)
    }
}

extension TestApp {
    /// Runs the turn that a change from outside has asked for, now rather than as soon as the test waits.
    package func settle() { app.turnNow() }

    /// From now on someone sees things move: what only the app can work out from picture to picture takes its time.
    package func watchMotion() { app.graph.frames.areShown = true }

    /// A second window of the same app, on the same device.
    package func openAnotherWindow() -> TestApp {
        TestApp(of: self, driver: SceneDriver(app, on: driver.named))
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

extension Edge {
    fileprivate var scrollEdge: ScrollEdge {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .left
        case .trailing: .right
        }
    }
}
