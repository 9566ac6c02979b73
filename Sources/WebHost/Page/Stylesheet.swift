import Foundation

/// The page's style sheet, as it stands in every page.
enum Stylesheet {
    /// Read once. Without the file pages still say everything, unpainted.
    static let text: String = {
        guard let url = Bundle.module.url(forResource: "martlet", withExtension: "css", subdirectory: "Client"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else {
            let complaint = "The style sheet Client/martlet.css is missing beside the executable; build again.\n"
            FileHandle.standardError.write(Data(complaint.utf8))
            return ""
        }
        return text
    }()
}
