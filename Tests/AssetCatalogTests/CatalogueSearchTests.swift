import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Finding catalogues beside an executable")
struct CatalogueSearchTests {
    private let temporary: TemporaryCatalogue

    init() throws {
        temporary = try TemporaryCatalogue()
        for path in ["App_One.resources/Media.xcassets", "App_Two.resources/Media.xcassets", "App_Two.resources/other"]
        {
            try FileManager.default.createDirectory(
                at: temporary.folder.appending(path: path), withIntermediateDirectories: true)
        }
    }

    private func found(target: String?) -> [String] {
        let executable = temporary.folder.appending(path: "Two")
        return AssetCatalog.catalogues(besideExecutable: executable, target: target).map {
            String($0.path.dropFirst(temporary.folder.path.count + 1))
        }
    }

    @Test("Those in its folder and those of the target")
    func target() {
        #expect(found(target: "Two") == ["Assets.xcassets", "App_Two.resources/Media.xcassets"])
    }

    @Test("Of every target if none is named")
    func everyTarget() {
        #expect(
            found(target: nil) == [
                "Assets.xcassets", "App_One.resources/Media.xcassets", "App_Two.resources/Media.xcassets",
            ])
    }

    @Test("None where there is no folder")
    func noFolder() {
        #expect(AssetCatalog.catalogues(besideExecutable: URL(filePath: "/nowhere/app"), target: nil).isEmpty)
    }

    @Test("A staged app reaches its resources through links")
    func linked() throws {
        try temporary.addImageSet("kale")
        let staged = temporary.folder.appending(path: "Two.app")
        try FileManager.default.createDirectory(at: staged, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: staged.appending(path: "Assets.xcassets"), withDestinationURL: temporary.catalogue)
        #expect(AssetCatalog(searching: staged, target: "Two").image(named: "kale") != nil)
    }
}
