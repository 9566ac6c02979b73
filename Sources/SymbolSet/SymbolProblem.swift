import Foundation

/// What can be wrong with the symbols of an installation. Every symbol is then shown as a question mark.
enum SymbolProblem: Error, CustomStringConvertible {
    case unreadable(URL)

    var description: String {
        switch self {
        case .unreadable(let url):
            "Martlet: \(url.path) cannot be read. Symbols will be shown as question marks; build again, so that the "
                + "resources of SymbolSet are copied beside the executable."
        }
    }

    func report() {
        FileHandle.standardError.write(Data((description + "\n").utf8))
    }
}
