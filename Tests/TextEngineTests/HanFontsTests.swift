import Foundation
import SceneCore
import Testing

@testable import TextEngine

private let hanFontsAreInstalled = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")

@MainActor
@Suite("Fonts for Chinese, Japanese and Korean", .enabled(if: hanFontsAreInstalled))
struct HanFontsTests {
    private let fonts = HanFonts.installed

    private func sheet(_ form: HanForm, isSerif: Bool = false) throws -> String {
        let name = try #require(fonts.sheet(form: form, isSerif: isSerif))
        return String(decoding: try #require(fonts.file(named: name)), as: UTF8.self)
    }

    /// The files that a sheet names, of one weight.
    private func files(_ sheet: String, weight: Int = 400) -> [String] {
        sheet.matches(of: /url\(([^)]+)\)/).map { String($0.output.1) }.filter { $0.contains("-\(weight)-") }
    }

    @Test("Each form has a style sheet, with letters and without serifs", arguments: HanForm.allCases)
    func sheets(form: HanForm) throws {
        let plain = try sheet(form)
        #expect(plain.contains("font-family:\"Martlet Han \(form.rawValue)\";font-weight:1 599;"))
        #expect(plain.contains("font-weight:600 1000;"))
        #expect(try sheet(form, isSerif: true).contains("font-family:\"Martlet Serif Han \(form.rawValue)\""))
        #expect(files(plain).count == HanSlices(form).ranges.count)
    }

    /// WOFF 2.0, section 4: the signature, the kind of outlines, and the length of the file.
    @Test("A slice is a web font, and small")
    func slice() throws {
        let name = try #require(files(try sheet(.japanese)).last)
        let bytes = try #require(fonts.file(named: name))
        #expect(Array(bytes[..<8]) == Array("wOF2OTTO".utf8))
        #expect(bytes[8..<12].reduce(0) { $0 << 8 | Int($1) } == bytes.count)
        #expect((2_000..<40_000).contains(bytes.count))
    }

    @Test("The most frequent slice comes last, where a browser looks first")
    func order() throws {
        let last = try #require(try sheet(.japanese).split(separator: "\n").last { $0.contains("1 599") })
        #expect(last.contains("-400-0.woff2"))
        #expect(HanSlices(.japanese).characters(of: 0).contains(0x3042))
    }

    @Test(
        "No character is in two slices, and every ideograph of the basic block is in one", arguments: HanForm.allCases)
    func partition(form: HanForm) {
        let slices = HanSlices(form)
        var seen: Set<UInt32> = []
        for index in slices.ranges.indices {
            let own = slices.characters(of: index)
            #expect(seen.isDisjoint(with: own))
            seen.formUnion(own)
        }
        #expect(seen.isSuperset(of: 0x4E00...0x9FA5))
        #expect(seen.isSuperset(of: 0xAC00...0xD7A3))
    }

    @Test("Forms differ in the files' names, and so do weights")
    func names() throws {
        let all = try HanForm.allCases.flatMap { form in
            let sheet = try sheet(form)
            return files(sheet) + files(sheet, weight: 700)
        }
        #expect(Set(all).count == all.count)
    }

    @Test(
        "Another name is no file",
        arguments: [
            "", "sans", "sans-ja.css", "sans-ja-0.css", "sans-xx-0.css", "../../etc/passwd", "sans-ja-0-400-0.woff2",
            "sans-ja-0-400--1.woff2", "serif-ko-0-400-99999999999999999999.woff2", "sans-ja-0.css.css",
        ])
    func unknown(name: String) {
        #expect(fonts.file(named: name) == nil)
    }

    @Test(
        "A slice or a weight that there is not is no file",
        arguments: ["400-9999", "400--1", "500-0", "x-0", "400-"])
    func outside(place: String) throws {
        let sheet = try #require(fonts.sheet(form: .korean, isSerif: false)).dropLast(4)
        #expect(fonts.file(named: "\(sheet)-\(place).woff2") == nil)
    }
}

@MainActor
@Suite("Fonts for Chinese, Japanese and Korean that are not there")
struct MissingHanFontsTests {
    @Test("Without the files there is no style sheet")
    func missing() {
        #expect(HanFonts(folder: URL(fileURLWithPath: "/nowhere")).sheet(form: .korean, isSerif: false) == nil)
    }

    @Test("A file that is no font is as good as none")
    func broken() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "han-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for weight in ["Regular", "Bold"] {
            try Data("This is no font.".utf8).write(to: folder.appending(path: "NotoSansCJK-\(weight).ttc"))
        }
        #expect(HanFonts(folder: folder).sheet(form: .japanese, isSerif: false) == nil)
    }

    @Test("The complaint names the file and the package that has it")
    func complaint() {
        let problem = FontProblem.noHanFont(URL(fileURLWithPath: "/fonts/NotoSansCJK-Bold.ttc"))
        #expect(problem.description.contains("/fonts/NotoSansCJK-Bold.ttc"))
        #expect(problem.description.contains("fonts-noto-cjk"))
    }

    @Test(
        "Bytes that are no font become no web font",
        arguments: [[], [0, 1], Array(repeating: UInt8(255), count: 64)])
    func noFont(bytes: [UInt8]) {
        #expect(WebFont(openType: bytes).bytes.isEmpty)
    }
}
