import SceneCore

/// One turn: from an event, or a change of state, to the patches that show what came of it. Changes that are shown in different
/// ways come one after the other, each with its own patch.
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
        var patches: [(window: Window, patch: ScenePatch)] = []
        var changes = 0
        repeat {
            graph.updating(settle)
            patches += windows.compactMap { window in window.updateScene().map { (window, $0) } }
            changes += 1
        } while changes < Self.mostRounds && graph.beginNextChange()
        if !graph.isQuiet { UpdatePass.warn() }
        StoredDefaults.shared.save()
        return patches
    }

    private func settle() {
        var rounds = 0
        repeat {
            UpdatePass(graph: graph).run()
            LayoutPass(windows: windows).run()
            AppearancePass(graph: graph).run()
            rounds += 1
        } while (!graph.isSettled || windows.contains(where: \.layoutIsStale)) && rounds < Self.mostRounds
    }
}
