import SceneCore

/// The fonts for Chinese, Japanese and Korean text. They are many and large, so that a page has them only where it shows such
/// text, and each is made when a browser first asks for it, at `/apps/NAME/faces/FILE`.
package struct HanFaces {
    /// The name of the style sheet for a form and for letters with serifs or without; nil if there is none.
    package var sheet: @MainActor (_ form: HanForm, _ isSerif: Bool) -> String?
    /// The content of a file, a style sheet or a font, by its name; nil if there is none of that name.
    package var file: @MainActor (_ name: String) -> [UInt8]?

    package init(
        sheet: @escaping @MainActor (_ form: HanForm, _ isSerif: Bool) -> String?,
        file: @escaping @MainActor (_ name: String) -> [UInt8]?
    ) {
        self.sheet = sheet
        self.file = file
    }

    /// For hosts of apps without such text.
    package static let none = HanFaces(sheet: { _, _ in nil }, file: { _ in nil })

    /// Below the app's address.
    static let folder = "faces/"
}
