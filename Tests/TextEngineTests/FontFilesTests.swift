import Foundation
import SceneCore
import Testing

@testable import TextEngine

@Suite("Font files")
struct FontFilesTests {
    @Test("Every face is there, and every font file is a face")
    func faces() throws {
        let folder = try #require(FontFiles.faces.first).url.deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let fonts = files.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
        #expect(Set(fonts) == Set(FontFiles.faces.map(\.url.lastPathComponent)))
    }

    @Test("Each face has one served file, named after its content")
    func served() {
        for face in FontFiles.faces {
            let stem = face.url.deletingPathExtension().lastPathComponent
            let names = FontFiles.served.keys.filter { $0.hasPrefix(stem + "-") }
            #expect(names.count == 1)
            #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9-]+-[0-9a-f]{8}\.woff2/) != nil })
        }
        #expect(FontFiles.served.count == FontFiles.faces.count)
    }

    @Test("The rules name exactly the served files")
    func rules() {
        let named = FontFiles.faceRules.matches(of: /url\("\/fonts\/([^"]+)"\)/).map { String($0.output.1) }
        #expect(named.sorted() == FontFiles.served.keys.sorted())
    }

    @Test("A Latin file is small enough for a first page: about 20 KB")
    func size() throws {
        let latin = FontFiles.served.filter { $0.key.contains("-Latin-") }
        #expect(latin.count == 8)
        for url in latin.values { #expect(try Data(contentsOf: url).count < 21_000) }
    }

    @Test("The licences stand beside the fonts")
    func licences() throws {
        let folder = try #require(FontFiles.faces.first).url.deletingLastPathComponent()
        for name in ["Inter-OFL.txt", "Nunito-OFL.txt"] {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(text.contains("SIL OPEN FONT LICENSE Version 1.1"))
        }
    }
}
