import Foundation

/// What a person may ask of the front on the command line.
struct FrontOptions: Equatable {
    static let defaultPort = 8080

    /// 0 takes any free port.
    var port = defaultPort
    /// The executables of the apps, and folders that hold such executables.
    var apps: [String] = []
    /// What each app is told besides, whenever it is started.
    var appArguments: [String] = []
    /// The folder for what visitors leave; nil for the usual one.
    var data: String?
    /// What the first page opens.
    var open: String?
    /// Whether the app runs in the front's own process, for a debugger.
    var isInProcess = false
    /// Whether the first page is the list of apps.
    var opensGallery = false

    init(_ arguments: some Sequence<String>) throws(OptionError) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch Self.parts(of: argument) {
            case ("--port", let value): port = try Self.port(value ?? rest.popFirst())
            case ("--app", let value): apps.append(try Self.word("--app", value ?? rest.popFirst()))
            case ("--data", let value): data = try Self.word("--data", value ?? rest.popFirst())
            case ("--open", let value): open = try Self.word("--open", value ?? rest.popFirst())
            case ("--in-process", nil): isInProcess = true
            default: throw .unknown(argument)
            }
        }
    }

    static let galleryHelp = """
        Gallery shows the apps that it is given, each in the frame of a device or filling the page.

          Gallery --app PATH …        an app's executable, or a folder with several; may be repeated
              --port NUMBER           where the page is served; 8080 or the next free port, 0 for any
              --open URL              a link for the app that opens such links
              --data FOLDER           where what visitors leave is kept; in the user's own state folder if not named
        """

    // MARK: What was asked for

    /// The executables, with those of folders in the order of their names.
    func executables() throws(OptionError) -> [String] {
        var found: [String] = []
        for path in apps {
            let path = URL(fileURLWithPath: path).path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .noApp(path) }
            found += isFolder.boolValue ? Self.programs(in: path) : [path]
        }
        guard !found.isEmpty else { throw .noApps }
        return found
    }

    private static func programs(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)" }.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
        }
    }

    /// The link to open, which one of the apps has to take.
    func link(for apps: [AppCard]) throws(OptionError) -> Link? {
        guard let open else { return nil }
        do throws(LinkError) {
            let link = try Link(open)
            guard apps.contains(where: { $0.links.admits(link.scheme) }) else {
                throw .notRegistered(scheme: link.scheme)
            }
            return link
        } catch {
            throw .link(open, error)
        }
    }

    // MARK: Words

    /// `--name=value` as its two parts, `--name` without one.
    private static func parts(of argument: String) -> (name: String, value: String?) {
        guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }

    private static func word(_ option: String, _ word: String?) throws(OptionError) -> String {
        guard let word, !word.isEmpty else { throw .missing(option) }
        return word
    }

    private static func port(_ word: String?) throws(OptionError) -> Int {
        guard let word, let port = Int(word), (0...65_535).contains(port) else { throw .port(word) }
        return port
    }
}

/// Why the command line was not understood.
enum OptionError: Error, Equatable, CustomStringConvertible {
    case unknown(String)
    case missing(String)
    case port(String?)
    case noApp(String)
    case noApps
    case appName(String)
    case sameName(String)
    case link(String, LinkError)

    var description: String {
        switch self {
        case .unknown(let argument):
            "The argument \"\(argument)\" is unknown. --help lists those that there are."
        case .missing(let option):
            "\(option) needs a value after it."
        case .port(let word):
            "--port needs a number from 0 to 65535\(word.map { ", not \"\($0)\"" } ?? ""). For example: --port 8080"
        case .noApp(let path):
            "There is no app at \(path). Build it first, and name its executable."
        case .noApps:
            "There is no app to show. Name the executable of one with --app PATH."
        case .appName(let name):
            "An app named \"\(name)\" has no address. Names have letters, digits, dots, hyphens and underscores."
        case .sameName(let name):
            "Two of the apps are named \(name), and would have the same address."
        case .link(let words, let error):
            "The link \"\(words)\" cannot be opened. \(error.sentence)"
        }
    }
}
