import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Mistakes in an asset catalogue")
struct BrokenCatalogueTests {
    private let temporary: TemporaryCatalogue
    private let problems = Problems()

    init() throws {
        temporary = try TemporaryCatalogue()
        try temporary.addImageSet("good")
    }

    private func open() -> AssetCatalog {
        AssetCatalog(catalogues: [temporary.catalogue], report: problems.report)
    }

    private func contents(naming name: String) -> String {
        #"{"images": [{"filename": "\#(name)", "idiom": "universal", "scale": "1x"}]}"#
    }

    /// The picture "bad" is absent, "good" is there, and one line names `file`.
    private func expectOneComplaint(naming file: String) {
        let catalogue = open()
        #expect(catalogue.image(named: "bad") == nil)
        #expect(catalogue.image(named: "bad") == nil)
        #expect(catalogue.image(named: "good") != nil)
        #expect(problems.all.count == 1)
        #expect(problems.all.allSatisfy { $0.description.contains(file) && !$0.description.contains("\n") })
    }

    @Test("A broken Contents.json", arguments: ["", "{", "[]", #"{"images": 3}"#, #"{"images": [{"filename": 1}]}"#])
    func brokenContents(text: String) throws {
        try temporary.write(text, to: "bad.imageset/Contents.json")
        expectOneComplaint(naming: "bad.imageset/Contents.json")
    }

    @Test("No Contents.json")
    func noContents() throws {
        try temporary.write(png(1, 1), to: "bad.imageset/bad.png")
        expectOneComplaint(naming: "bad.imageset/Contents.json")
    }

    @Test("A list without any file")
    func noFile() throws {
        try temporary.write(#"{"images": [{"idiom": "universal", "scale": "1x"}]}"#, to: "bad.imageset/Contents.json")
        expectOneComplaint(naming: "bad.imageset")
    }

    @Test("A file that is missing")
    func missingFile() throws {
        try temporary.write(contents(naming: "gone.png"), to: "bad.imageset/Contents.json")
        expectOneComplaint(naming: "bad.imageset/gone.png")
    }

    @Test("A file that is no picture")
    func noPicture() throws {
        try temporary.write(contents(naming: "text.png"), to: "bad.imageset/Contents.json")
        try temporary.write("no picture", to: "bad.imageset/text.png")
        expectOneComplaint(naming: "bad.imageset/text.png")
    }

    @Test("A file that is missing leaves the other resolutions")
    func otherResolutions() throws {
        try temporary.addImageSet("half", points: (4, 4), scales: [1, 2])
        try FileManager.default.removeItem(at: temporary.catalogue.appending(path: "half.imageset/half1.png"))
        let image = try #require(open().image(named: "half"))
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.files.map(\.scale) == [2])
        #expect(problems.all.count == 1)
    }

    @Test("A path that leaves the catalogue is refused", arguments: ["../../secret.png", "../../../secret.png"])
    func pathOutside(path: String) throws {
        try png(1, 1).write(to: temporary.folder.appending(path: "secret.png"))
        try temporary.write(contents(naming: path), to: "bad.imageset/Contents.json")
        expectOneComplaint(naming: path)
    }

    @Test("A link out of the catalogue is refused")
    func linkOutside() throws {
        let secret = temporary.folder.appending(path: "secret.png")
        try png(1, 1).write(to: secret)
        try temporary.write(contents(naming: "link.png"), to: "bad.imageset/Contents.json")
        try FileManager.default.createSymbolicLink(
            at: temporary.catalogue.appending(path: "bad.imageset/link.png"), withDestinationURL: secret)
        expectOneComplaint(naming: "link.png, which lies outside the catalogue")
    }

    @Test("An image set that is a link out of the catalogue is refused")
    func linkedImageSet() throws {
        let outside = temporary.folder.appending(path: "outside.imageset")
        try temporary.addImageSet("../outside")
        try FileManager.default.createSymbolicLink(
            at: temporary.catalogue.appending(path: "bad.imageset"), withDestinationURL: outside)
        expectOneComplaint(naming: "bad.imageset")
    }

    @Test("A folder that is a link is not entered")
    func linkedFolder() throws {
        try FileManager.default.createSymbolicLink(
            at: temporary.catalogue.appending(path: "bad"), withDestinationURL: temporary.catalogue)
        expectOneComplaint(naming: "bad")
    }

    @Test("A catalogue that is not there")
    func noCatalogue() {
        let catalogue = AssetCatalog(
            catalogues: [temporary.folder.appending(path: "No.xcassets"), temporary.catalogue], report: problems.report)
        #expect(catalogue.image(named: "good") != nil)
        #expect(problems.all.count == 1)
    }
}
