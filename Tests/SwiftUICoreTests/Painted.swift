import Foundation
import SceneCore
import SwiftUITesting

/// What a test sees of the paint on screen.
extension TestApp {
    /// Where the first node of a background colour is in the window.
    func painted(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CGRect? {
        nodes { $0.style.background == SceneColor(red, green, blue) }.first.flatMap { scene.windowFrame(of: $0.id) }
    }

    /// The nodes that something is true of, from the back to the front.
    func nodes(where isWanted: (SceneNode) -> Bool) -> [SceneNode] {
        var found: [SceneNode] = []
        scene.walk { node, _ in
            if isWanted(node) { found.append(node) }
            return true
        }
        return found
    }

    /// The first text on screen.
    var textBlock: TextBlock? {
        for case .text(let block) in nodes(where: { _ in true }).map(\.content) { return block }
        return nil
    }

    /// The first drawing on screen.
    var drawing: ScenePath? {
        for case .path(let path) in nodes(where: { _ in true }).map(\.content) { return path }
        return nil
    }
}

extension SceneStyle {
    /// The first shadow that it casts.
    var shadow: SceneShadow? {
        for case .shadow(let shadow) in filters { return shadow }
        return nil
    }
}
