import Foundation
import SceneCore
import Testing

@testable import AssetCatalog

@MainActor
@Suite("Served pictures")
struct ServedPicturesTests {
    private let temporary: TemporaryCatalogue

    init() throws {
        temporary = try TemporaryCatalogue()
    }

    @Test("Every file of every picture is served, under the key that the picture names")
    func served() throws {
        try temporary.addImageSet("kale", scales: [1, 2, 3])
        try temporary.addImageSet("leek", scales: [1])
        let catalogue = AssetCatalog(catalogues: [temporary.catalogue])
        let served = catalogue.served
        let named = ["kale", "leek"].compactMap { catalogue.image(named: $0) }.flatMap(\.files).map(\.key)
        #expect(served.keys.sorted() == named.sorted())
        #expect(served[named[1]]?.lastPathComponent == "kale2.png")
    }

    @Test("A key is made of name, scale and content, and is safe in the path of a URL")
    func key() throws {
        try temporary.write(#"{"properties": {"provides-namespace": true}}"#, to: "Über uns/Contents.json")
        try temporary.addImageSet("Über uns/linea mini", scales: [2])
        let keys = AssetCatalog(catalogues: [temporary.catalogue]).served.keys
        #expect(keys.count == 1)
        #expect(keys.allSatisfy { $0.wholeMatch(of: /-ber-uns-linea-mini@2x-[0-9a-f]{1,16}\.png/) != nil })
    }

    @Test("A file that changes has another key")
    func changed() throws {
        try temporary.addImageSet("kale", scales: [1])
        let before = AssetCatalog(catalogues: [temporary.catalogue]).image(named: "kale")
        try temporary.write(png(3, 2, grey: 7), to: "kale.imageset/kale1.png")
        let after = AssetCatalog(catalogues: [temporary.catalogue]).image(named: "kale")
        #expect(before?.files != after?.files)
        #expect(before?.size == after?.size)
    }

    /// Test vectors of FNV's authors.
    @Test(
        "The fingerprint is FNV-1a",
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func fingerprint(text: String, value: UInt64) {
        #expect(Fingerprint(of: Data(text.utf8)).value == value)
    }
}
