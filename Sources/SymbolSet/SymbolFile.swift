import Foundation

/// The file of all drawings, as `make_symbols.py` writes it and describes it: one record a line, sorted by name. It is
/// mapped, not read; finding a name looks at about ten lines.
struct SymbolFile: Sendable {
    private let bytes: Data

    /// Takes what `make_symbols.py` writes. Lines that are no record are as if they were not there.
    init(bytes: Data) {
        self.bytes = bytes
    }

    static let standard: SymbolFile = {
        let url = Bundle.module.bundleURL.appending(path: "Symbols/Symbols.txt")
        do {
            return SymbolFile(bytes: try Data(contentsOf: url, options: .alwaysMapped))
        } catch {
            SymbolProblem.unreadable(url).report()
            return SymbolFile(bytes: Data())
        }
    }()

    /// The record of a name, or of the name that this one stands for.
    func record(named name: String) -> SymbolRecord? {
        guard let record = line(named: name).map(SymbolRecord.init) else { return nil }
        guard let other = record.sameAs else { return record }
        return line(named: other).map(SymbolRecord.init)
    }

    /// The names of all records, in order. Reads the whole file.
    var names: [String] {
        bytes.split(separator: Self.newline).map { line in
            String(decoding: line.prefix { $0 != Self.tab }, as: UTF8.self)
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let tab = UInt8(ascii: "\t")

    /// Halves the part of the file that the name can be in until the line is found.
    private func line(named name: String) -> String? {
        let wanted = Array(name.utf8)
        return bytes.withUnsafeBytes { bytes in
            var low = bytes.startIndex
            var high = bytes.endIndex
            while low < high {
                var start = (low + high) / 2
                while start > low, bytes[start - 1] != Self.newline { start -= 1 }
                let end = bytes[start..<high].firstIndex(of: Self.newline) ?? high
                let found = bytes[start..<end].prefix { $0 != Self.tab }
                if found.elementsEqual(wanted) { return String(decoding: bytes[start..<end], as: UTF8.self) }
                if found.lexicographicallyPrecedes(wanted) {
                    low = min(end + 1, high)
                } else {
                    high = start
                }
            }
            return nil
        }
    }
}
