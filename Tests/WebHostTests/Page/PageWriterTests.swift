import Foundation
import SceneCore
import Testing

@testable import WebHost

@Suite("The first page")
struct PageWriterTests {
    private let scene = SceneTree.make(
        .make(1, .application), [.make(2, .text, "Pour over & more", content: .lines("Pour over", "& more"))])

    private func page(title: String = "Equipment", cookie: String = "390_844_3_0_0_0_0_1_0_0_1") -> String {
        let writer = PageWriter(base: "/apps/A/", title: title, fontSheet: "faces.css")
        let device = Device(cookie: cookie, userAgent: nil, languages: "ja")
        return text(
            writer.page(
                of: scene, token: "to\"ken", nonce: "n0nce", device: device, hanSheets: ["sans-ja-1.css"]))
    }

    @Test("Is a whole document with a language, a title and a window as wide as the device")
    func document() {
        let page = page()
        #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"))
        #expect(page.contains("<title>Equipment</title>"))
        #expect(page.contains("content=\"width=device-width, initial-scale=1, viewport-fit=cover\""))
        #expect(page.hasSuffix("</body></html>\n"))
    }

    @Test("Is read out in the language that the app speaks")
    func language() {
        let writer = PageWriter(base: "/", title: "A", fontSheet: nil)
        let device = Device(cookie: "390_844_3_0_0_0_0_1_0_0_1", userAgent: nil, languages: "ja")
        let page = writer.page(of: scene, token: "t", nonce: "n", device: device, language: "ar-\"EG")
        #expect(text(page).hasPrefix("<!doctype html>\n<html lang=\"ar-&quot;EG\"><head>"))
    }

    @Test("Says everything without a script")
    func readable() {
        #expect(page().contains("<span>Pour over</span> <span>&amp; more</span>"))
    }

    @Test("Names the fonts, brings its style sheet, and lets it through by the nonce")
    func style() {
        #expect(page().contains("<link rel=\"stylesheet\" href=\"/fonts/faces.css\">"))
        #expect(page().contains("<link rel=\"stylesheet\" href=\"/apps/A/faces/sans-ja-1.css\">"))
        #expect(page().contains("<style nonce=\"n0nce\">"))
        #expect(page().contains(".text > span {"))
        #expect(!Stylesheet.text.contains("</"))
    }

    @Test("Tells the client which scene it shows, and at which revision")
    func adoption() {
        let body =
            "<body class=\"ja\" data-base=\"/apps/A/\" data-token=\"to&quot;ken\" data-revision=\"1\" data-address=\"\">"
        #expect(page().contains(body))
        #expect(page().contains("<script type=\"module\" src=\"\(ClientFiles.scriptPath)\"></script>"))
    }

    @Test("Scripts lie beside each other, and those that one needs are asked for along with it")
    func scripts() throws {
        let folder = ClientFiles.scriptPath.prefix { $0 != "m" }
        #expect(ClientFiles.otherPaths.contains(folder + "sheets.js"))
        for path in ClientFiles.otherPaths { #expect(page().contains("<link rel=\"modulepreload\" href=\"\(path)\">")) }
    }

    @Test("A title cannot leave its place")
    func hostileTitle() {
        #expect(page(title: "</title><script>").contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    }

    @Test("Is dark at once for a person who wants it dark")
    func dark() {
        #expect(page().contains("<meta name=\"color-scheme\" content=\"light dark\">"))
        #expect(
            page(cookie: "390_844_3_0_0_0_0_1_1_0_1").contains("<meta name=\"color-scheme\" content=\"dark light\">"))
    }
}
