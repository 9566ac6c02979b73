import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Pictures of an asset catalogue")
struct AssetCatalogTests {
    private let temporary: TemporaryCatalogue
    private let problems = Problems()

    init() throws {
        temporary = try TemporaryCatalogue()
    }

    private func open() -> AssetCatalog {
        AssetCatalog(catalogues: [temporary.catalogue], report: problems.report)
    }

    @Test("A picture has its size in points and its files by scale")
    func imageSet() throws {
        try temporary.addImageSet("linea-mini", points: (60, 45), scales: [1, 2])
        let image = try #require(open().image(named: "linea-mini"))
        #expect(image.name == "linea-mini")
        #expect(image.size == CGSize(width: 60, height: 45))
        #expect(image.files.map(\.scale) == [1, 2])
        #expect(problems.all.isEmpty)
    }

    @Test("A picture with one high resolution is as many points as pixels by scale")
    func onlyThree() throws {
        try temporary.addImageSet("badge", points: (5, 4), scales: [3])
        let image = try #require(open().image(named: "badge"))
        #expect(image.size == CGSize(width: 5, height: 4))
        #expect(image.files.map(\.scale) == [3])
    }

    @Test("A file without a scale counts as one pixel for each point")
    func noScale() throws {
        try temporary.write(
            #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#, to: "a.imageset/Contents.json")
        try temporary.write(png(7, 3), to: "a.imageset/a.png")
        #expect(open().image(named: "a")?.size == CGSize(width: 7, height: 3))
    }

    @Test("A name that no catalogue has gives nothing, without a complaint")
    func unknown() {
        #expect(open().image(named: "nowhere") == nil)
        #expect(problems.all.isEmpty)
    }

    @Test("Variants for other appearances are left out")
    func appearances() throws {
        let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
        try temporary.write(
            """
            {"images": [{"filename": "dark.png", "idiom": "universal", "scale": "1x", "appearances": \(dark)},
                        {"filename": "plain.png", "idiom": "universal", "scale": "1x"}]}
            """, to: "a.imageset/Contents.json")
        try temporary.write(png(9, 9), to: "a.imageset/dark.png")
        try temporary.write(png(4, 4), to: "a.imageset/plain.png")
        #expect(open().image(named: "a")?.size == CGSize(width: 4, height: 4))
    }

    @Test("Files of one idiom are used: universal, or else iPhone, or else iPad")
    func idioms() throws {
        try temporary.write(
            """
            {"images": [{"filename": "pad.png", "idiom": "ipad", "scale": "1x"},
                        {"filename": "phone.png", "idiom": "iphone", "scale": "2x"},
                        {"filename": "mac.png", "idiom": "mac", "scale": "1x"}]}
            """, to: "a.imageset/Contents.json")
        try temporary.write(png(8, 8), to: "a.imageset/pad.png")
        try temporary.write(png(6, 6), to: "a.imageset/phone.png")
        let image = try #require(open().image(named: "a"))
        #expect(image.size == CGSize(width: 3, height: 3))
        #expect(image.files.map(\.scale) == [2])
    }

    @Test("A group leaves names as they are, unless it provides a namespace")
    func groups() throws {
        try temporary.write(#"{"properties": {"provides-namespace": true}}"#, to: "Machines/Contents.json")
        try temporary.write(#"{"info": {"version": 1}}"#, to: "Machines/Home/Contents.json")
        try temporary.write(#"{"properties": {"provides-namespace": true}}"#, to: "Machines/Home/Old/Contents.json")
        try temporary.addImageSet("Plain/kale")
        try temporary.addImageSet("Machines/strada")
        try temporary.addImageSet("Machines/Home/mini")
        try temporary.addImageSet("Machines/Home/Old/lever")
        let catalogue = open()
        for name in ["kale", "Machines/strada", "Machines/mini", "Machines/Old/lever"] {
            #expect(catalogue.image(named: name)?.name == name)
        }
        #expect(catalogue.image(named: "strada") == nil)
        #expect(problems.all.isEmpty)
    }

    @Test("Colours, icons and other assets are passed over")
    func otherAssets() throws {
        try temporary.write("{}", to: "AccentColor.colorset/Contents.json")
        try temporary.addImageSet("AppIcon.appiconset/inner")
        #expect(open().served.isEmpty)
        #expect(problems.all.isEmpty)
    }

    @Test("Of two pictures with one name the first is used, and the other is named")
    func sameName() throws {
        try temporary.addImageSet("A/kale", points: (1, 1))
        try temporary.addImageSet("B/kale", points: (2, 2))
        #expect(open().image(named: "kale")?.size == CGSize(width: 1, height: 1))
        let folder = temporary.catalogue
        #expect(
            problems.all.map(\.description) == [
                AssetProblem.sameName(
                    folder.appending(path: "B/kale.imageset"), first: folder.appending(path: "A/kale.imageset")
                ).description
            ])
    }
}
