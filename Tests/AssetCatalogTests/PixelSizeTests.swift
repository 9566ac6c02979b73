import Foundation
import Testing

@testable import AssetCatalog

@Suite("Sizes of picture files")
struct PixelSizeTests {
    private func size(of data: Data, named name: String) throws -> PixelSize? {
        let temporary = try TemporaryCatalogue()
        try temporary.write(data, to: name)
        return PixelSize(of: data, at: temporary.catalogue.appending(path: name))
    }

    @Test("A PNG says its size in its head")
    func portableNetworkGraphics() throws {
        let size = try #require(try size(of: png(300, 70), named: "a.png"))
        #expect(size.width == 300)
        #expect(size.height == 70)
    }

    @Test("Other formats are asked of gdk-pixbuf")
    func otherFormats() throws {
        let grey = Data("P5 3 2 255\n".utf8) + Data([0, 40, 80, 120, 160, 200])
        let size = try #require(try size(of: grey, named: "a.pgm"))
        #expect(size.width == 3)
        #expect(size.height == 2)
    }

    @Test("A PNG that is cut off, or is empty, has none")
    func broken() throws {
        #expect(try size(of: png(3, 2).prefix(20), named: "a.png") == nil)
        #expect(try size(of: png(0, 2), named: "a.png") == nil)
        #expect(try size(of: Data(), named: "a.png") == nil)
    }
}
