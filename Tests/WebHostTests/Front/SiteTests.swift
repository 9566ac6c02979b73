import Foundation
import SceneCore
import Testing

@testable import WebHost

private final class NoScene: SceneSession {
    let scene = SceneTree(root: SceneNode(id: NodeID(1)))
    var onPatch: ((ScenePatch) -> Void)?
    var onOpenURL: ((URL) -> Void)?
    func send(_ event: SceneEvent) -> ScenePatch? { nil }
    func close() {}
}

private struct NoApp: SceneProvider {
    func openScene(on device: Device, restoring state: Data) -> any SceneSession { NoScene() }
}

@MainActor
@Suite("What is served")
struct SiteTests {
    @Test("A symbolic link in a catalogue is served where it stays in it, and not where it leads out")
    func symbolicLinks() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let catalogue = folder.appendingPathComponent("Assets.xcassets")
        let imageSet = catalogue.appendingPathComponent("cup.imageset")
        try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = folder.appendingPathComponent("secret.png")
        try Data("secret".utf8).write(to: secret)
        let picture = imageSet.appendingPathComponent("cup.png")
        try Data("cup".utf8).write(to: picture)
        let (inside, outside) = (imageSet.appendingPathComponent("in.png"), imageSet.appendingPathComponent("out.png"))
        try FileManager.default.createSymbolicLink(at: inside, withDestinationURL: picture)
        try FileManager.default.createSymbolicLink(at: outside, withDestinationURL: secret)

        let app = HostedApp(
            name: "Tea", title: "Tea", pictures: ["cup": picture, "in": inside, "out": outside], fonts: [:],
            fontSheet: nil, hanFaces: .none, warmUp: {}, makeProvider: { NoApp() })
        let site = Site(app: app)
        #expect(site.files["/apps/Tea/assets/cup"] != nil)
        #expect(site.files["/apps/Tea/assets/in"] != nil)
        #expect(site.files["/apps/Tea/assets/out"] == nil)
    }
}
