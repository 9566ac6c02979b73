import Foundation
import Testing

@testable import WebHost

@Suite("The folder that an app runs from")
struct StageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var stage: URL { folder.appendingPathComponent("Tea.app") }

    /// A build as SwiftPM leaves it: an executable and bundles of resources.
    private func build(_ program: String = "first") throws -> String {
        for path in ["Shop_Tea.resources/Assets.xcassets", "Shop_Kettle.resources"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
        }
        let executable = folder.appendingPathComponent("Tea")
        try? FileManager.default.removeItem(at: executable)
        try Data(program.utf8).write(to: executable)
        try Data("leaves".utf8).write(to: folder.appendingPathComponent("Shop_Tea.resources/leaves.json"))
        return executable.path
    }

    private func contents(_ name: String) -> String? {
        try? String(contentsOf: stage.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("It has the executable, every bundle of resources, and the app's own resources at the top")
    func complete() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = Stage(executable: try build()).prepare()
        #expect(URL(fileURLWithPath: path).lastPathComponent == "Tea")
        #expect(contents("Tea") == "first")
        #expect(contents("leaves.json") == "leaves")
        #expect(contents("Shop_Tea.resources/leaves.json") == "leaves")
        #expect(FileManager.default.fileExists(atPath: stage.appendingPathComponent("Shop_Kettle.resources").path))
        #expect(!FileManager.default.fileExists(atPath: stage.appendingPathComponent("Assets.xcassets").path))
    }

    @Test("A rebuilt executable takes the old one's place, what is gone leaves, and an Info.plist stays")
    func rebuilt() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = Stage(executable: try build()).prepare()
        try Data("plist".utf8).write(to: stage.appendingPathComponent("Info.plist"))
        let executable = try build("second")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Shop_Tea.resources/leaves.json"))
        _ = Stage(executable: executable).prepare()
        _ = Stage(executable: executable).prepare()
        #expect(contents("Tea") == "second")
        #expect(contents("Info.plist") == "plist")
        let names = try FileManager.default.contentsOfDirectory(atPath: stage.path).sorted()
        #expect(names == ["Info.plist", "Shop_Kettle.resources", "Shop_Tea.resources", "Tea"])
    }

    @Test("An app that is started from its own folder runs there")
    func staged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = Stage(executable: try build()).prepare()
        #expect(Stage(executable: path).prepare() == path)
    }
}
