import SceneCore

/// One turn: from an event, or a change of state, to the patches that show what came of it.
@MainActor
struct Turn {
    let graph: Graph
    let windows: [Window]

    /// Layout may have views evaluated, and what they find may need another layout. After this many rounds the app is told
    /// that it does not settle, and what there is is shown.
    private static let mostRounds = 10

    func run(_ event: (SceneEvent, Window)? = nil) -> [(window: Window, patch: ScenePatch)] {
        graph.beginTurn()
        defer { graph.endTurn() }
        if let (event, window) = event { EventPass(window: window).run(event) }
        StoredDefaults.shared.noticeChanges()
        var rounds = 0
        repeat {
            UpdatePass(graph: graph).run()
            LayoutPass(windows: windows).run()
            AppearancePass(graph: graph).run()
            rounds += 1
        } while (!graph.isQuiet || windows.contains(where: \.layoutIsStale)) && rounds < Self.mostRounds
        if !graph.isQuiet { UpdatePass.warn() }
        StoredDefaults.shared.save()
        return windows.compactMap { window in window.updateScene().map { (window, $0) } }
    }
}
