import Foundation
import SceneCore

/// Makes what a browser gets of a scene: the first page, and a message for each change.
package struct PageWriter {
    private let base: String
    private let title: String
    private let fontSheet: String?

    /// - Parameters:
    ///   - base: The address of the app, `/apps/NAME/`.
    ///   - title: What the browser's tab shows.
    ///   - fontSheet: The style sheet, below `/fonts/`, that says where the fonts are.
    package init(base: String, title: String, fontSheet: String?) {
        self.base = base
        self.title = title
        self.fontSheet = fontSheet
    }

    /// The whole document: complete without any script, and adopted as it stands by the client.
    ///
    /// - Parameters:
    ///   - token: Names the scene when the page's socket asks for it.
    ///   - nonce: Lets the page's style sheet through its content security policy.
    ///   - device: What the scene was laid out for.
    ///   - language: What the app speaks, as BCP 47 spells it: screen readers pronounce it so.
    ///   - address: Of what the scene shows: the query of the page's address from now on.
    ///   - hanSheets: The style sheets, below `faces/`, of its Chinese, Japanese and Korean text.
    ///   - fault: What to tell the person of the app's last end; nil if there is nothing to tell.
    package func page(
        of scene: SceneTree, token: String, nonce: String, device: Device, language: String = "en",
        address: String = "",
        hanSheets: [String] = [],
        fault: String? = nil
    ) -> [UInt8] {
        var writer = HTMLWriter(base: base)
        writer.append(scene.root, of: scene)

        var page: [UInt8] = []
        page.reserveCapacity(writer.bytes.count + Stylesheet.text.utf8.count + 1024)
        page.append("<!doctype html>\n<html lang=\"")
        page.append(htmlText: language)
        page.append("\">")
        appendHead(to: &page, nonce: nonce, colorScheme: device.colorScheme, hanSheets: hanSheets)
        appendBodyTag(
            to: &page, token: token, revision: scene.revision, address: address, hanForm: device.hanForm)
        page += writer.bytes
        if let fault { append(fault: fault, to: &page) }
        page.append("</body></html>\n")
        return page
    }

    package func message(for patch: ScenePatch) -> [UInt8] {
        WireWriter.changes(patch)
    }

    /// The message that names style sheets of Chinese, Japanese and Korean text, for a page that may lack them.
    package func message(forSheets names: [String]) -> [UInt8] {
        WireWriter.sheets(names)
    }

    /// The message that replaces everything, for a page that has lost track.
    package func message(forWhole scene: SceneTree) -> [UInt8] {
        WireWriter.whole(scene)
    }

    /// The message that has the browser open an address which leads out of the app.
    package func message(opening url: URL) -> [UInt8] {
        WireWriter.opening(url.absoluteString)
    }

    /// The message that has the browser hand something to others.
    package func message(sharing content: SharedContent) -> [UInt8] {
        WireWriter.sharing(content)
    }

    /// The message that tells the page the address of what it shows now.
    package func message(address: String) -> [UInt8] {
        WireWriter.address(address)
    }

    private func appendHead(to page: inout [UInt8], nonce: String, colorScheme: Device.ColorScheme, hanSheets: [String])
    {
        page.append("<head><meta charset=\"utf-8\"><title>")
        page.append(htmlText: title)
        page.append("</title><meta name=\"viewport\" content=\"")
        page.append("width=device-width, initial-scale=1, viewport-fit=cover\">")
        page.append("<meta name=\"color-scheme\" content=\"")
        page.append(colorScheme == .dark ? "dark light" : "light dark")
        page.append("\">")
        let sheets = (fontSheet.map { ["/fonts/\($0)"] } ?? []) + hanSheets.map { "\(base)\(HanFaces.folder)\($0)" }
        for sheet in sheets {
            page.append("<link rel=\"stylesheet\" href=\"")
            page.append(htmlText: sheet)
            page.append("\">")
        }
        page.append("<style nonce=\"")
        page.append(htmlText: nonce)
        page.append("\">")
        page += Stylesheet.text.utf8
        page.append("</style>")
        // So that a script which needs another one does not wait for it longer than it has to.
        for path in ClientFiles.otherPaths {
            page.append("<link rel=\"modulepreload\" href=\"")
            page.append(htmlText: path)
            page.append("\">")
        }
        page.append("<script type=\"module\" src=\"")
        page.append(htmlText: ClientFiles.scriptPath)
        page.append("\"></script></head>")
    }

    private func append(fault: String, to page: inout [UInt8]) {
        page.append("<div class=\"notice fault\" role=\"alert\"><p>")
        page.append(htmlText: fault)
        page.append("</p><button type=\"button\">Close</button></div>")
    }

    private func appendBodyTag(
        to page: inout [UInt8], token: String, revision: Int, address: String, hanForm: HanForm
    ) {
        page.append("<body class=\"")
        page.append(htmlText: hanForm.rawValue)
        page.append("\" data-base=\"")
        page.append(htmlText: base)
        page.append("\" data-token=\"")
        page.append(htmlText: token)
        page.append("\" data-revision=\"")
        page += String(revision).utf8
        page.append("\" data-address=\"")
        page.append(htmlText: address)
        page.append("\">")
    }
}
