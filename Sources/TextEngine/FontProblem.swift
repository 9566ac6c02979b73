import Foundation

/// What can be wrong with the fonts of an installation. Text is then still measured and shown, with wrong widths.
enum FontProblem: Error, CustomStringConvertible {
    case unreadable(URL)
    case refused(URL)
    case noHanFont(URL)

    var description: String {
        switch self {
        case .unreadable(let url):
            "Martlet: \(url.path) cannot be read. Text will have the wrong widths; build again, so that the resources of "
                + "TextEngine are copied beside the executable."
        case .refused(let url):
            "Martlet: \(url.path) is missing or is no font. Text will have the wrong widths; build again, so that the "
                + "resources of TextEngine are copied beside the executable."
        case .noHanFont(let url):
            "Martlet: \(url.path) is missing or is no font. Chinese, Japanese and Korean text is drawn with whatever font the "
                + "browser has; install the package fonts-noto-cjk and start again."
        }
    }

    func report() {
        FileHandle.standardError.write(Data((description + "\n").utf8))
    }
}
