import Foundation
import SwiftUICore

/// `NAME --previews` and `NAME --preview TITLE`: the previews of the program, and the one to show in place of the app.
@MainActor
enum PreviewCommand {
    static let option = "--preview"

    /// One line for each preview: its title and, if that is a name, where it stands.
    static var list: String {
        let records = PreviewRecord.all
        guard !records.isEmpty else {
            return "This program has no previews. Write #Preview { } beside a view to add one."
        }
        return lines(records)
    }

    /// Takes `--preview TITLE` out of the arguments, and returns the preview that it names; nil if it is not there.
    static func take(from arguments: inout [String]) throws(PreviewProblem) -> PreviewRecord? {
        guard let index = arguments.firstIndex(of: option) else { return nil }
        guard arguments.indices.contains(index + 1) else { throw .noTitle(list: list) }
        let title = arguments[index + 1]
        arguments.removeSubrange(index...index + 1)
        return try find(title)
    }

    /// A name given to several previews does not tell them apart; their places do.
    private static func find(_ title: String) throws(PreviewProblem) -> PreviewRecord {
        let records = PreviewRecord.all
        let named = records.filter { $0.title == title }
        let found = named.isEmpty ? records.filter { $0.place == title } : named
        guard let first = found.first else { throw .notFound(title, list: list) }
        guard found.count == 1 else { throw .notUnique(title, lines(found)) }
        return first
    }

    private static func lines(_ records: [PreviewRecord]) -> String {
        records.map { $0.title == $0.place ? $0.title : "\($0.title)  (\($0.place))" }.joined(separator: "\n")
    }
}

/// Why it is not clear which preview to show.
enum PreviewProblem: Error, CustomStringConvertible {
    case noTitle(list: String)
    case notFound(String, list: String)
    case notUnique(String, String)

    var description: String {
        switch self {
        case .noTitle(let list): "--preview needs the title of a preview after it:\n\(list)"
        case .notFound(let title, let list): "There is no preview \"\(title)\". What there is:\n\(list)"
        case .notUnique(let title, let lines):
            "Several previews are called \"\(title)\". Name the one by its file and line:\n\(lines)"
        }
    }
}
