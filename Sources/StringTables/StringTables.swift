import Foundation
import SceneCore
import Synchronization

/// The texts of an app in its languages, read from `.xcstrings`, `.strings` and `.stringsdict` files at run time.
///
/// A bundle's files are read when it is first asked for a text. What is wrong with a file is said then, once; the others are
/// there.
package final class StringTables: StringSource {
    private let folders: [URL]
    private let report: @Sendable (StringProblem) -> Void
    private let state = Mutex(State())

    private struct State {
        /// By folder; the app's own under nil.
        var bundles: [URL?: StringBundle] = [:]
        var reported: Set<StringProblem> = []
    }

    /// The tables in some folders: those of two folders with one name are one table, in which the first folder counts.
    package init(folders: [URL], report: @escaping @Sendable (StringProblem) -> Void = StringProblem.print) {
        self.folders = folders
        self.report = report
    }

    /// The tables that belong to an executable: those in its folder, and those among the resources of `target`, or of every
    /// target if none is given (as `AssetCatalog` finds pictures).
    package convenience init(
        besideExecutable executable: URL, target: String?,
        report: @escaping @Sendable (StringProblem) -> Void = StringProblem.print
    ) {
        let folder = executable.deletingLastPathComponent()
        let resources = StringBundle.entries(of: folder).filter { entry in
            entry.pathExtension == "resources"
                && (target.map { entry.deletingPathExtension().lastPathComponent.hasSuffix("_\($0)") } ?? true)
        }
        self.init(folders: [folder] + resources, report: report)
    }

    package var languages: [String] { bundle(at: nil).languages }

    package func translation(of key: String, table: String?, bundle url: URL?, preferred: [String]) -> Translation? {
        let bundle = bundle(at: url)
        if let table, !bundle.tables.contains(table) {
            say(.noTable(table, url ?? folders.first ?? URL(fileURLWithPath: ".")))
            return nil
        }
        guard !bundle.languages.isEmpty else { return nil }
        return bundle.translation(of: key, table: table ?? "Localizable", preferred: preferred)
    }

    private func bundle(at url: URL?) -> StringBundle {
        if let known = state.withLock({ $0.bundles[url] }) { return known }
        var problems: [StringProblem] = []
        let read = StringBundle(url.map { [$0] } ?? folders) { problems.append($0) }
        state.withLock { $0.bundles[url] = read }
        problems.forEach(say)
        return read
    }

    private func say(_ problem: StringProblem) {
        let isNew = state.withLock { $0.reported.insert(problem).inserted }
        if isNew { report(problem) }
    }
}

/// What can be wrong with the texts of an app.
package enum StringProblem: Hashable, Sendable, CustomStringConvertible {
    case noTable(String, URL)
    case unreadable(URL, String)

    package var description: String {
        switch self {
        case .noTable(let name, let folder):
            "Martlet: there is no string table named \"\(name)\" in \(folder.path); keys are shown as they are. Add "
                + "\(name).xcstrings, or \(name).strings in a folder such as en.lproj, to the target's resources."
        case .unreadable(let file, let reason):
            "Martlet: \(file.path) cannot be read as a table of strings: \(reason)."
        }
    }

    package static let print: @Sendable (StringProblem) -> Void = { problem in
        FileHandle.standardError.write(Data((problem.description + "\n").utf8))
    }
}
