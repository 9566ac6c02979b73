import Foundation

/// One open window of an app, as its host sees it: events go in, patches come out.
@MainActor
package protocol SceneSession: AnyObject {
    /// The screen as it is after the last turn.
    var scene: SceneTree { get }

    /// Runs one turn. Returns nil if nothing changed on screen.
    func send(_ event: SceneEvent) -> ScenePatch?

    /// Ends the window: its views are told that they leave, its tasks are cancelled, and nothing of it stays. It takes no
    /// events from then on.
    func close()

    /// Whether tasks of the app's views are running: more may come of them.
    var isWorking: Bool { get }

    /// The address of what the window shows, as far as it can be named: the query of a page's address, empty for none. Whoever
    /// comes with it sees the same (`SceneEvent.visit`).
    var address: String { get }

    /// What the query of an address says of the window, spelt as ``address`` is: others may have added to it.
    func address(in query: String) -> String

    /// What the window's views have saved (`@SceneStorage`), for the window that takes its place; empty if nothing.
    var savedState: Data { get }

    /// Called after a turn that began by itself (a task of the app finished, a timer ran out) and changed the screen.
    var onPatch: ((ScenePatch) -> Void)? { get set }

    /// The language that the app speaks, as BCP 47 spells it.
    var language: String { get }

    /// Called when the app has an address opened that leads out of it: a page of the web, a mail.
    var onOpenURL: ((URL) -> Void)? { get set }

    /// Called when the app hands something to others.
    var onShare: ((SharedContent) -> Void)? { get set }
}

extension SceneSession {
    package var isWorking: Bool { false }
    package var onShare: ((SharedContent) -> Void)? {
        get { nil }
        set {}
    }
    package var address: String { "" }
    package var language: String { "en" }
    package var savedState: Data { Data() }
    package func address(in query: String) -> String { query }
}

/// An app that can open windows.
@MainActor
package protocol SceneProvider {
    /// - Parameter state: What the window had saved that this one takes the place of; empty for a new one.
    func openScene(on device: Device, restoring state: Data) -> any SceneSession
}

/// What a person, or the device in their hand, did.
package enum SceneEvent: Equatable, Sendable {
    /// A press of a node, by finger, key or test. Dropped if the node is gone, disabled or inert.
    case press(NodeID)
    /// A sheet that was dragged is let go: how far down from where it had rested, in points, and how fast down, in points a
    /// second. Dropped if the sheet is gone or inert.
    case sheetReleased(NodeID, distance: CGFloat, velocity: CGFloat)
    /// The person wants a sheet away, by the Escape key for one. Dropped if the sheet is gone or inert.
    case dismissRequested(NodeID)
    /// A node that scrolls has been scrolled, in a node that wants to hear of it.
    case scrolled(ScrollReport)
    /// A row of a list was swiped away from an edge, far or not. Dropped if the row is gone or inert, or has nothing there.
    case rowSwiped(NodeID, from: SwipedEdge, isLong: Bool)
    /// The row of a node that moves it (`Meaning.movesRow`) was moved by so many places, up if less than nothing.
    case rowMoved(NodeID, by: Int)
    /// What scrolls was pulled down, to be loaded anew (`SceneScroll.canRefresh`).
    case refreshRequested(NodeID)
    /// The person wants the menu that a node has beside what a press does (`Meaning.hasContextMenu`). Dropped if the node is gone
    /// or inert.
    case menuRequested(NodeID)
    /// A pointer in a node that wants to hear of pointers.
    case pointer(PointerEvent)
    /// Something is dragged over a node that takes drops. Dropped itself if the node is gone, disabled or inert.
    case drag(SceneDrag)
    /// The window has another size, safe area, appearance or text size.
    case device(Device)
    /// The app was asked to open an address: by a link of another app, a universal link, or a test. Every view that has said
    /// that it opens addresses is told once.
    case openURL(URL)
    /// Somebody comes with the address of what a window has shown: the query that was its `address`.
    case visit(String)
    /// Something is made more or less. Dropped if it is gone, disabled or inert, or cannot be.
    case adjust(NodeID, SceneAdjustment)
    /// A person wrote into a field. Dropped if a newer edit of it has been seen.
    case edit(TextEdit)
    /// The return key was pressed in a field.
    case submit(NodeID)
    /// What was copied elsewhere is handed to a node that asks for it (`Meaning.pastes`). Dropped if it is gone, disabled or inert.
    case paste(NodeID, String)
    /// A node was given the focus; what had it has lost it.
    case focus(NodeID)
    /// A node has lost the focus to nothing that the app follows.
    case blur(NodeID)
    /// A key was pressed while something had the focus. Dropped if it is gone or inert.
    case key(SceneKeyStroke)
    /// The window is seen and used, or no longer.
    case phase(WindowPhase)
}
