import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Colour sets")
struct ColorSetTests {
    private let temporary: TemporaryCatalogue
    private let problems = Problems()

    init() throws {
        temporary = try TemporaryCatalogue()
    }

    private func color(_ name: String) -> ColorAsset? {
        AssetCatalog(catalogues: [temporary.catalogue], report: problems.report).color(named: name)
    }

    private func entry(_ components: String, appearance: String? = nil) -> String {
        let appearances = appearance.map {
            #""appearances": [{"appearance": "luminosity", "value": "\#($0)"}], "#
        }
        return
            #"{"idiom": "universal", \#(appearances ?? "")"color": {"color-space": "srgb", "components": {\#(components)}}}"#
    }

    @Test("A colour has a variant for dark surroundings")
    func variants() throws {
        let light = entry(#""red": "0x20", "green": "128", "blue": "0.200", "alpha": "1.000""#)
        let dark = entry(#""red": "1.000", "green": "0", "blue": "0", "alpha": "0.500""#, appearance: "dark")
        try temporary.write(#"{"colors": [\#(light), \#(dark)]}"#, to: "Leaf.colorset/Contents.json")
        #expect(
            color("Leaf")
                == ColorAsset(light: SceneColor(32, 128, 51), dark: SceneColor(255, 0, 0, alpha: 0.5)))
    }

    @Test("A colour without a variant is the same in both")
    func plain() throws {
        try temporary.write(
            #"{"colors": [\#(entry(#""white": "0.600", "alpha": "1""#))]}"#, to: "Group/Ash.colorset/Contents.json")
        let grey = SceneColor(153, 153, 153)
        #expect(color("Ash") == ColorAsset(light: grey, dark: grey))
    }

    @Test("A set without components and one that cannot be read are told of, once")
    func broken() throws {
        try temporary.write(#"{"colors": [{"idiom": "universal"}]}"#, to: "AccentColor.colorset/Contents.json")
        try temporary.write("no", to: "Bad.colorset/Contents.json")
        let catalog = AssetCatalog(catalogues: [temporary.catalogue], report: problems.report)
        for _ in 0..<2 {
            #expect(catalog.color(named: "AccentColor") == nil)
            #expect(catalog.color(named: "Bad") == nil)
        }
        #expect(problems.all.count == 2)
    }

    @Test("A picture and a colour may have the same name")
    func sameName() throws {
        try temporary.addImageSet("Leaf")
        try temporary.write(
            #"{"colors": [\#(entry(#""white": "0", "alpha": "1""#))]}"#, to: "Leaf.colorset/Contents.json")
        let catalog = AssetCatalog(catalogues: [temporary.catalogue], report: problems.report)
        #expect(catalog.image(named: "Leaf") != nil && catalog.color(named: "Leaf") != nil)
        #expect(problems.all.isEmpty)
    }

    @Test("A drawing has the size that it says")
    func drawing() throws {
        try temporary.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M0 0h24v16z"/></svg>"#,
            to: "mark.imageset/mark.svg")
        try temporary.write(
            #"{"images": [{"filename": "mark.svg", "idiom": "universal"}]}"#, to: "mark.imageset/Contents.json")
        let catalog = AssetCatalog(catalogues: [temporary.catalogue], report: problems.report)
        #expect(catalog.image(named: "mark")?.size == CGSize(width: 24, height: 16))
        #expect(catalog.served.keys.contains { $0.hasSuffix(".svg") })
    }
}
