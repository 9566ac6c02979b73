/// What a person may ask of the front on the command line.
struct FrontOptions: Equatable {
    static let defaultPort = 8080

    /// 0 takes any free port.
    var port = defaultPort

    init(_ arguments: some Sequence<String>) throws(OptionError) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--port":
                port = try Self.port(rest.next())
            case _ where argument.hasPrefix("--port="):
                port = try Self.port(String(argument.dropFirst("--port=".count)))
            default:
                throw .unknown(argument)
            }
        }
    }

    private static func port(_ word: String?) throws(OptionError) -> Int {
        guard let word, let port = Int(word), (0...65_535).contains(port) else { throw .port(word) }
        return port
    }
}

/// Why the command line was not understood.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case port(String?)

    var description: String {
        switch self {
        case .unknown(let argument):
            "The argument \"\(argument)\" is unknown. Start without any, with --port NUMBER, or with --help."
        case .port(let word):
            "--port needs a number from 0 to 65535\(word.map { ", not \"\($0)\"" } ?? ""). For example: --port 8080"
        }
    }
}
