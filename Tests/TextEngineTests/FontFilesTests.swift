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
        let measuring = FontFiles.faces.map(\.url) + FontFiles.hanFaces.values
        #expect(Set(fonts) == Set(measuring.map(\.lastPathComponent)))
    }

    @Test("Each face has one served file, named after its content")
    func served() {
        for face in FontFiles.faces {
            let stem = face.url.deletingPathExtension().lastPathComponent
            let names = FontFiles.served.keys.filter { $0.hasPrefix(stem + "-") }
            #expect(names.count == 1)
            #expect(names.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9-]+-[0-9a-f]{8}\.woff2/) != nil })
        }
        #expect(FontFiles.served.count == FontFiles.faces.count + 1)
    }

    @Test("The style sheet names exactly the served files")
    func rules() throws {
        let sheet = try #require(FontFiles.faceSheet)
        #expect(sheet.wholeMatch(of: /faces-[0-9a-f]{8}\.css/) != nil)
        let rules = try String(contentsOf: try #require(FontFiles.served[sheet]), encoding: .utf8)
        let named = rules.matches(of: /url\("\/fonts\/([^"]+)"\)/).map { String($0.output.1) }
        #expect(named.sorted() == FontFiles.served.keys.filter { $0 != sheet }.sorted())
    }

    @Test("A Latin file is small enough for a first page: about 20 KB")
    func size() throws {
        let latin = FontFiles.served.filter { $0.key.contains("-Latin-") }
        #expect(latin.count == 16)
        for url in latin.values { #expect(try Data(contentsOf: url).count < 21_000) }
    }

    @Test("The licences stand beside the fonts")
    func licences() throws {
        let folder = try #require(FontFiles.faces.first).url.deletingLastPathComponent()
        for name in ["Inter-OFL.txt", "JetBrainsMono-OFL.txt", "Nunito-OFL.txt", "SourceSerif4-OFL.txt"] {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            #expect(text.contains("SIL OPEN FONT LICENSE Version 1.1"))
        }
    }
}
